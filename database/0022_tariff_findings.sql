-- The countries whose landlines and mobiles a prefix prices, as the deck says it: "GB GG IM JE". The public price list is
-- made from them. Empty on both sides: the price list leaves the row out.

ALTER TABLE tariff_row
  ADD COLUMN landline_countries text NOT NULL DEFAULT ''
    CHECK (landline_countries ~ '^([A-Z]{2}( [A-Z]{2})*)?$'),
  ADD COLUMN mobile_countries text NOT NULL DEFAULT ''
    CHECK (mobile_countries ~ '^([A-Z]{2}( [A-Z]{2})*)?$');
