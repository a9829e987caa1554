-- Old servers: keep to one call by the version of the wallet, and find a user's open calls by call_open.
DROP INDEX call_one_open;
