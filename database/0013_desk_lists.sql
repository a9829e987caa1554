-- What operators filter payments by, of all users: the country of the card's bank, and the bank's reason why the last card did not
-- pay. Null where the provider does not say, and for payments that were reconciled last by a server from before.
ALTER TABLE payment ADD COLUMN card_country text, ADD COLUMN decline text;
