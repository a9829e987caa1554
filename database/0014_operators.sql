-- The operator's use-cases: who may run them, and the record of what was done: docs/decisions/0051-operators.md.

-- A user's right to act as an operator. A grant is never changed but to end it, so that the table is its own history.
CREATE TABLE operator_grant (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('support', 'finance', 'owner')),
  granted_by text NOT NULL,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT operator_grant_life CHECK (expires_at > granted_at)
);
-- One grant of each user that has not ended.
CREATE UNIQUE INDEX operator_grant_current ON operator_grant (user_id) WHERE ended_at IS NULL;

-- What operators did, each row in the transaction of its change. Names users by id alone, so that erasing a user leaves no
-- personal data here.
CREATE TABLE operator_action (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  acted_at timestamptz NOT NULL,
  -- 'system:<name of the operating system's user>' or 'user:<id>'.
  actor text NOT NULL,
  role text NOT NULL CHECK (role IN ('system', 'support', 'finance', 'owner')),
  use_case text NOT NULL,
  -- Null for what only reads.
  reason text CHECK (length(reason) BETWEEN 5 AND 500),
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX operator_action_subject ON operator_action (subject_id, id);
CREATE INDEX operator_action_acted_at ON operator_action USING brin (acted_at) WITH (autosummarize = on);

CREATE TRIGGER operator_action_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_action
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Credits that an operator wants to give beyond the limit: another operator approves or rejects them.
CREATE TABLE credit_proposal (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  amount_mc amount_mc NOT NULL,
  reason text NOT NULL,
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_by text CHECK (decided_by <> proposed_by),
  decided_at timestamptz,
  approved boolean,
  CONSTRAINT credit_proposal_decided CHECK (num_nulls(decided_by, decided_at, approved) IN (0, 3))
);
CREATE INDEX credit_proposal_open ON credit_proposal (expires_at) WHERE decided_at IS NULL;

-- What operators give and take is a house account of its own. No row breaks the wider rule, so none is read for it.
ALTER DOMAIN house_account DROP CONSTRAINT house_account_check;
-- Old servers: write fewer values than the rule allows, and list the new one's rows nowhere.
ALTER DOMAIN house_account ADD CONSTRAINT house_account_check
  CHECK (VALUE IN ('payments', 'calls', 'disputes', 'adjustments')) NOT VALID;

-- Refunds that an operator asked for. The id is the idempotency key at the provider; credits move by reconciling the payment.
CREATE TABLE refund_request (
  wallet_id uuid NOT NULL,
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  requested_at timestamptz NOT NULL,
  -- 'requested' until the provider's answer is known.
  status text NOT NULL CHECK (status IN ('requested', 'done', 'refused')),
  -- When the sweep asks the provider next.
  next_check_at timestamptz NOT NULL,
  PRIMARY KEY (wallet_id, id)
);
-- One refund of a payment at a time.
CREATE UNIQUE INDEX refund_request_open ON refund_request (wallet_id, payment_id) WHERE status = 'requested';
CREATE INDEX refund_request_due ON refund_request (next_check_at) WHERE status = 'requested';

-- The carrier's reports about a call, as they arrived: for an operator who asks what happened. No charge depends on it.
CREATE TABLE call_event (
  wallet_id uuid NOT NULL,
  call_id uuid NOT NULL,
  id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  kind text NOT NULL,
  -- What the report said.
  detail jsonb NOT NULL,
  -- Whether it changed the call: late and repeated reports do not.
  changed boolean NOT NULL,
  PRIMARY KEY (wallet_id, call_id, id)
);
CREATE INDEX call_event_received_at ON call_event USING brin (received_at) WITH (autosummarize = on);

-- What the operator has switched off at run time, beside calling. A row for each.
CREATE TABLE switched_off (
  name text PRIMARY KEY CHECK (name IN ('purchases', 'sign_up')),
  since timestamptz NOT NULL
);
