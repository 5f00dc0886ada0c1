"""Our environments in the interfaces of others: each module needs the package of its name."""
