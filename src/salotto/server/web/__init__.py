"""What answers over the wire: pages, the JSON API, the socket, who asks and what is allowed."""
