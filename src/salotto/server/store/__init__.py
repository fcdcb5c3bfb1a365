"""What is kept: the rows of the database, the journal of each table, carrying tables elsewhere."""
