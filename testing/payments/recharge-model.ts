/**
 * Model of automatic recharge in plain arithmetic: the measure for the domain's code on PostgreSQL and the provider's twin.
 * One user, whose rule buys 100 credits for $10.00 below 50 credits. Cards are numbered, times are milliseconds.
 */
export interface RechargeModel {
  credits: number;
  cards: ReadonlyMap<number, ModelCard>;
  /** Cards that were ever saved. */
  saved: number;
  rule: ModelRule | null;
  /** Times of the rule's purchases that were paid. */
  bought: readonly number[];
  /** Time of the payment that its user can still confirm to the bank. */
  waiting: number | null;
  /** Times that the provider charged a card, or tried. */
  charges: number;
  /** Own purchases whose money has not gone back. */
  refundable: number;
}

export interface ModelCard {
  bank: Bank;
  isRefused: boolean;
  /** Its bank's word on charges by rules, which outlives them. */
  standing: { failures: number; failedAt: number; pause: ModelPause | null };
}

interface ModelPause {
  because: string;
  until: number | null;
}

export interface ModelRule {
  card: number;
  /** Purchases that the limit of a month allows. */
  most: number;
  failures: number;
  pause: ModelPause | null;
}

/** A bank's answers to a charge without the card's holder, each with the test card whose bank gives it. */
export const banks = {
  pays: "4242424242424242",
  "has no money": "4000000000009995",
  "gives no reason": "4000000000000341",
  "forbids it for good": "4000000000009987",
  "wants the holder": "4000002760003184",
} as const;
export type Bank = keyof typeof banks;

export type RechargeOperation =
  | { kind: "save" }
  | { kind: "turn bank"; card: number; bank: Bank }
  | { kind: "renew"; card: number }
  | { kind: "remove"; card: number }
  | { kind: "turn on"; card: number; most: number }
  | { kind: "turn off" }
  | { kind: "spend"; credits: number }
  | { kind: "look"; times: number }
  | { kind: "confirm" }
  | { kind: "refund" }
  | { kind: "wait"; hours: number };

const below = 50;
const purchase = 100;
const mostFailures = 3;
/** Failures count for thirty days. */
const memory_ms = 30 * 24 * 60 * 60_000;
const cleared = { failures: 0, failedAt: 0, pause: null };
const day_ms = 24 * 60 * 60_000;

export const newUser: RechargeModel = {
  credits: 0,
  cards: new Map(),
  saved: 0,
  rule: null,
  bought: [],
  waiting: null,
  charges: 0,
  refundable: 0,
};

/** The user after an operation at this time. One that the product refuses changes nothing. */
export function perform(model: RechargeModel, operation: RechargeOperation, now: number): RechargeModel {
  switch (operation.kind) {
    case "save":
      return {
        ...model,
        credits: model.credits + purchase,
        cards: new Map(model.cards).set(model.saved, {
          bank: "pays",
          isRefused: false,
          standing: cleared,
        }),
        saved: model.saved + 1,
        charges: model.charges + 1,
        refundable: model.refundable + 1,
      };
    case "turn bank":
      return withCard(model, operation.card, { bank: operation.bank });
    case "renew":
      return withCard(model, operation.card, { bank: "pays", isRefused: false });
    case "remove": {
      const cards = new Map(model.cards);
      cards.delete(operation.card);
      return { ...model, cards, rule: model.rule?.card === operation.card ? null : model.rule };
    }
    case "turn on": {
      const { card, most } = operation;
      const saved = model.cards.get(card);
      if (!saved || saved.isRefused) return model;
      const { failures, pause } = standingAt(model, saved, now);
      if (failures >= mostFailures) return model;
      return { ...model, rule: { card, most, failures, pause: monthIsFull(model, most, now) ?? pause } };
    }
    case "turn off":
      return { ...model, rule: null };
    case "spend":
      return { ...model, credits: model.credits - Math.min(operation.credits, Math.max(0, model.credits)) };
    case "look":
      return look(model, now);
    case "confirm":
      return model.waiting === null ? model : confirm(model, model.waiting);
    case "refund":
      if (model.refundable === 0) return model;
      return { ...model, credits: model.credits - purchase, refundable: model.refundable - 1, rule: null };
    case "wait":
      return model;
  }
}

function withCard(model: RechargeModel, number: number, change: Partial<ModelCard>): RechargeModel {
  const card = model.cards.get(number);
  return card ? { ...model, cards: new Map(model.cards).set(number, { ...card, ...change }) } : model;
}

/** Looks go on until one charges nothing: a debt may need more than one purchase. */
function look(model: RechargeModel, now: number): RechargeModel {
  const next = lookOnce(model, now);
  return next.charges === model.charges ? next : look(next, now);
}

function lookOnce(model: RechargeModel, now: number): RechargeModel {
  const { rule } = model;
  if (!rule) return model;
  const card = model.cards.get(rule.card);
  if (!card) throw new Error("A rule has ended with its card");
  const { pause } = rule;
  const isRenewed = pause?.because === "card_refused" && !card.isRefused;
  if (pause && !isRenewed && (pause.until === null || pause.until > now)) return model;
  if (model.credits >= below) return { ...model, rule: { ...rule, pause: null } };
  // A payment that waits for the user is ended before another is made.
  const free = { ...model, waiting: null };
  const paused = (because: string, until: number | null) => ({
    ...free,
    rule: { ...rule, pause: { because, until } },
  });
  const standing = standingAt(model, card, now);
  if (standing.failures >= mostFailures) return { ...model, rule: null };
  if (standing.pause) return { ...model, rule: { ...rule, pause: standing.pause } };
  if (card.isRefused) return paused("card_refused", null);
  const full = monthIsFull(free, rule.most, now);
  if (full) return paused(full.because, full.until);
  return charge({ ...free, charges: free.charges + 1 }, rule, card, now);
}

/** A card's failures and its wait, as far as they still count. */
function standingAt(model: RechargeModel, { standing }: ModelCard, now: number) {
  const { failures, failedAt, pause } = standing;
  if (now - failedAt >= memory_ms) return { failures: 0, pause: null };
  const isWaiting = pause?.because === "authentication" && model.waiting === failedAt;
  const isHolding =
    pause && (pause.until === null ? pause.because !== "authentication" || isWaiting : pause.until > now);
  return { failures, pause: isHolding ? pause : null };
}

function monthIsFull({ bought }: RechargeModel, most: number, now: number): ModelPause | null {
  const { start, end } = monthOf(now);
  const isFull = bought.filter((at) => at >= start).length >= most;
  return isFull ? { because: "monthly_limit", until: end } : null;
}

function charge(model: RechargeModel, rule: ModelRule, card: ModelCard, now: number): RechargeModel {
  const failures = standingAt(model, card, now).failures + 1;
  const failed = (because: string, until: number | null): RechargeModel => {
    const isOver = failures >= mostFailures;
    const pause = { because, until };
    const standing = { failures, failedAt: now, pause: because === "card_refused" ? null : pause };
    return {
      ...withCard(model, rule.card, { standing }),
      rule: isOver ? null : { ...rule, failures, pause },
    };
  };
  switch (card.bank) {
    case "pays":
      return {
        ...withCard(model, rule.card, { standing: cleared }),
        credits: model.credits + purchase,
        bought: [...model.bought, now],
        rule: { ...rule, failures: 0, pause: null },
      };
    case "has no money":
      return failed("declined", now + day_ms);
    case "gives no reason":
      return failed("declined", failures === 1 ? now + day_ms : null);
    case "forbids it for good":
      return withCard(failed("card_refused", null), rule.card, { isRefused: true });
    case "wants the holder":
      return { ...failed("authentication", null), waiting: now };
  }
}

/** The user confirms the payment that waits, whose credits then arrive. Without its rule, or its card, nothing is left to pay. */
function confirm(model: RechargeModel, waiting: number): RechargeModel {
  const { rule } = model;
  const card = rule && model.cards.get(rule.card);
  if (card?.standing.pause?.because !== "authentication" || card.standing.failedAt !== waiting) return model;
  const isOver = rule?.pause?.because === "monthly_limit";
  const cards = [...model.cards].map(([number, card]): [number, ModelCard] => {
    const { pause, failedAt } = card.standing;
    const isWaiting = pause?.because === "authentication" && failedAt === waiting;
    return [number, isWaiting ? { ...card, standing: cleared } : card];
  });
  return {
    ...model,
    cards: new Map(cards),
    credits: model.credits + purchase,
    bought: [...model.bought, waiting],
    charges: model.charges + 1,
    waiting: null,
    rule: rule && { ...rule, failures: 0, pause: isOver ? rule.pause : null },
  };
}

function monthOf(now: number): { start: number; end: number } {
  const date = new Date(now);
  const first = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return { start: first(0), end: first(1) };
}
