"""The Collection page: collected answers, agents that answer, and a study built of them."""
