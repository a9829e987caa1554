-- What defends payments against people who try stolen cards.
ALTER TABLE payment
  -- Declined cards of this payment that are counted already: a repeated notification counts none again.
  ADD declines integer NOT NULL DEFAULT 0 CHECK (declines >= 0),
  -- What the provider was told about the buyer; a repeated request must say the same. Null once the payment is decided.
  ADD buyer jsonb,
  -- Why the product ended the payment at the provider.
  ADD ended_because text CHECK (ended_because IN ('declines', 'replaced', 'abandoned', 'user_deleted'));
