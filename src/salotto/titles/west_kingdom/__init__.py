"""What the three games of the West Kingdom share: it is no title of its own."""
