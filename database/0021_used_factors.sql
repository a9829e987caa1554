-- Which second factor was proved in a session, and when: docs/decisions/0063-a-second-factor-in-use.md.

-- Old servers: open sessions without a factor, which breaks no rule.
ALTER TABLE session
  -- The factor that was proved last.
  ADD COLUMN second_factor text CHECK (second_factor IN ('app', 'recovery', 'passkey')),
  ADD COLUMN second_factor_at timestamptz,
  -- When an operator's use-case was answered in it last.
  ADD COLUMN desk_used_at timestamptz,
  ADD CONSTRAINT session_second_factor CHECK (num_nulls(second_factor, second_factor_at) IN (0, 2));

ALTER TABLE operator_grant
  -- When the user's password was reset, or voided, by a mailed link since the grant was given or confirmed.
  ADD COLUMN password_reset_at timestamptz,
  -- Since when a second factor that was added or removed after it suspends the grant.
  ADD COLUMN suspended_at timestamptz;
