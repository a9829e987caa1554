-- The customer at the card provider that stands for one user of a wallet: made when the user first saves a card. A customer of
-- all members let the browser of one pay with the card of another. It takes the place of wallet_customer, which only old
-- servers write, and which the next version drops.
CREATE TABLE card_customer (
  wallet_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- Null until the provider's answer is known, which may be lost.
  provider_ref text,
  -- When the provider was first asked for it.
  asked_at timestamptz NOT NULL,
  -- The one before it, which was deleted at the provider.
  lost_ref text,
  PRIMARY KEY (wallet_id, user_id),
  UNIQUE (wallet_id, provider_ref)
);
CREATE INDEX card_customer_provider_ref ON card_customer (provider_ref);

-- A customer stays with the user who saved the first of its cards, or else with the first who paid by it. A provider moves no
-- card to another customer: the cards of other users stay there, pay nothing, and their users are asked to save them again.
INSERT INTO card_customer (wallet_id, user_id, provider_ref, asked_at, lost_ref)
SELECT wallet_id, user_id, provider_ref, asked_at, lost_ref FROM (
  SELECT DISTINCT ON (customer.wallet_id)
         customer.wallet_id, payment.user_id, customer.provider_ref, customer.asked_at, customer.lost_ref
    FROM wallet_customer AS customer
    JOIN payment ON payment.wallet_id = customer.wallet_id AND payment.customer_ref = customer.provider_ref
    JOIN users ON users.id = payment.user_id AND users.deleted_at IS NULL
    LEFT JOIN saved_card AS card ON card.wallet_id = payment.wallet_id AND card.id = payment.id
   ORDER BY customer.wallet_id, card.saved_at, payment.created_at, payment.id
) AS first_of_wallet;

-- A customer by which no user of today has paid has no card, and the provider is asked to forget it.
INSERT INTO card_removal (wallet_id, provider_ref, kind, next_try_at)
SELECT customer.wallet_id, customer.provider_ref, 'customer', now() FROM wallet_customer AS customer
 WHERE customer.provider_ref IS NOT NULL
   AND NOT EXISTS (SELECT FROM card_customer AS own WHERE own.wallet_id = customer.wallet_id)
ON CONFLICT (wallet_id, provider_ref) DO NOTHING;

-- What the bank of a card has said to charges by rules. It outlives the rule and the saved card, so that neither saving a rule
-- again nor saving the card again forgives anything.
CREATE TABLE card_standing (
  wallet_id uuid NOT NULL,
  -- The number by its fingerprint; the provider's id of the card where the provider does not say.
  card text NOT NULL,
  -- Whose rule charged it last.
  user_id uuid NOT NULL,
  -- Charges that failed since the last that was paid, and the time of the last of them.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failed_at timestamptz NOT NULL,
  -- Why no rule charges it for now, as in recharge_rule.
  paused_because text,
  paused_until timestamptz,
  decline text,
  paused_payment_id uuid,
  -- Since when its bank forbids further charges by a rule.
  refused_at timestamptz,
  PRIMARY KEY (wallet_id, card)
);

INSERT INTO card_standing (wallet_id, card, user_id, failures, failed_at, paused_because, paused_until, decline,
                           paused_payment_id, refused_at)
SELECT DISTINCT ON (card.wallet_id, coalesce(card.fingerprint, card.provider_ref))
       card.wallet_id, coalesce(card.fingerprint, card.provider_ref), card.user_id, coalesce(rule.failures, 0), now(),
       rule.paused_because, rule.paused_until, rule.decline, rule.paused_payment_id, card.refused_at
  FROM saved_card AS card
  LEFT JOIN recharge_rule AS rule
         ON rule.wallet_id = card.wallet_id AND rule.card_id = card.id
        AND (rule.failures > 0 OR rule.paused_because IN ('declined', 'authentication'))
 WHERE rule.wallet_id IS NOT NULL OR card.refused_at IS NOT NULL
 ORDER BY card.wallet_id, coalesce(card.fingerprint, card.provider_ref), rule.failures DESC NULLS LAST, card.saved_at;
UPDATE card_standing SET paused_because = NULL, paused_until = NULL, decline = NULL, paused_payment_id = NULL
 WHERE paused_because NOT IN ('declined', 'authentication');

-- The month of the rule's time zone in which a rule's payment was made: "2027-01". Null for every other payment. A rule whose
-- time zone changes still counts the payment for that month.
ALTER TABLE payment ADD rule_month text;
UPDATE payment SET rule_month = to_char(payment.created_at AT TIME ZONE rule.time_zone, 'YYYY-MM')
  FROM recharge_rule AS rule
 WHERE rule.wallet_id = payment.wallet_id AND rule.user_id = payment.user_id AND payment.initiator = 'rule';

-- A rule that charges a card in another user's customer ends, and its user is told.
UPDATE wallet SET recharge_due_at = now()
  FROM recharge_rule AS rule
  JOIN payment ON payment.wallet_id = rule.wallet_id AND payment.id = rule.card_id
  JOIN card_customer AS customer
    ON customer.wallet_id = payment.wallet_id AND customer.provider_ref = payment.customer_ref
 WHERE wallet.id = rule.wallet_id AND wallet.recharge_below_mc IS NOT NULL AND customer.user_id <> rule.user_id;
