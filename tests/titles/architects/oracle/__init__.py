"""The second reader of Architects of the West Kingdom: the book read again, by brute force.

Nothing here imports the title. The engine is met only in `compare`, through its view and its questions.
"""
