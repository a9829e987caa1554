-- Marks by which a person is known again after their user is deleted: docs/decisions/0058-marks-of-a-person.md.

-- One row for each mailbox, sign-in identity and paying card that a user has shown, as a keyed hash. Rows of a deleted user
-- stay while something counts that the user left.
CREATE TABLE mark (
  -- 'mark1.', the id of the key and the hash. The text itself is stored nowhere.
  digest text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mailbox', 'identity', 'card')),
  wallet_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- When the user showed it first and last: a card by a payment.
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  -- False once the user has another address, has unlinked the identity, or is deleted.
  is_current boolean NOT NULL DEFAULT true,
  -- Since when it relates the user to no other: an operator's decision.
  lifted_at timestamptz,
  PRIMARY KEY (digest, wallet_id, user_id)
);
CREATE INDEX mark_wallet ON mark (wallet_id);
CREATE INDEX mark_user ON mark (user_id);
CREATE INDEX mark_past ON mark (wallet_id) WHERE NOT is_current;

-- Whether the wallet shares a mark with another one. Calls of such wallets are judged under the locks of all of them;
-- those of all others pay nothing for it.
ALTER TABLE wallet ADD COLUMN related boolean NOT NULL DEFAULT false;
