-- The last audit of the ledger, which one server makes a day for all: docs/decisions/0042-seeing.md.
-- It has no row before the first audit.
CREATE TABLE ledger_audit (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- A claimed audit that does not end within its time counts as lost, and another server makes it.
  claimed_at timestamptz NOT NULL,
  ended_at timestamptz,
  findings integer CHECK (findings >= 0),
  CONSTRAINT ledger_audit_ended CHECK ((ended_at IS NULL) = (findings IS NULL))
);
