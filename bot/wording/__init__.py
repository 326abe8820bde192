"""What is said of tables, questions and answers, whatever shows it: words, no layout, no Discord."""
