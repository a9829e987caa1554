-- The carrier's price of a minute, from the same file as the price: null where the file does not say.
ALTER TABLE tariff_row ADD COLUMN carrier_usd_e6 integer CHECK (carrier_usd_e6 >= 0);
