"""Answers by typing: the commands that games declare, and how one walks through decisions."""
