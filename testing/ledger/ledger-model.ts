/**
 * Model of what a wallet may do, in plain arithmetic: the measure for the statements that do it on PostgreSQL.
 * Calls and movements are numbered; amounts are millicredits.
 */
export interface LedgerModel {
  posted_mc: number;
  held_mc: number;
  /** Zero, or minus the debt. */
  floor_mc: number;
  calls: ReadonlyMap<number, ModelCall>;
  /** Amounts that were moved, by name; a name is used once. */
  moved: ReadonlyMap<string, number>;
}

export interface ModelCall {
  held_mc: number;
  epoch: number;
  open: boolean;
  cost_mc: number | null;
}

/** Payments and what follows them, and rents of numbers. `taken` may leave a debt: the card has its money back already. */
export const movements = {
  top_up: { sign: 1, contra: "payments", taken: false },
  refund: { sign: -1, contra: "payments", taken: true },
  dispute: { sign: -1, contra: "disputes", taken: true },
  dispute_won: { sign: 1, contra: "disputes", taken: false },
  correction: { sign: -1, contra: "payments", taken: false },
  rent: { sign: -1, contra: "rents", taken: false },
} as const;
export type Movement = keyof typeof movements;

export type Operation =
  | { kind: "authorise"; call: number; hold_mc: number }
  | { kind: "extend"; call: number; epoch: number; more_mc: number }
  | { kind: "settle"; call: number; cost_mc: number }
  | { kind: "void"; call: number }
  | { kind: "move"; movement: Movement; number: number; amount_mc: number };

/** Anything but `done` is a refusal and has changed nothing. */
export type Outcome = "done" | "refused" | "not_enough" | "known" | "already_in_call" | "repeated";

export const newWallet: LedgerModel = {
  posted_mc: 0,
  held_mc: 0,
  floor_mc: 0,
  calls: new Map(),
  moved: new Map(),
};

export const available_mc = (model: LedgerModel) => model.posted_mc - model.held_mc - model.floor_mc;
export const callName = (call: number) => `call ${call}`;
export const movementName = (movement: Movement, number: number) => `${movement} ${number}`;

/** The wallet after an operation that ended so; undefined when it cannot have ended so. */
export function accept(model: LedgerModel, operation: Operation, outcome: Outcome): LedgerModel | undefined {
  const refusals = refusalsOf(model, operation);
  if (outcome === "done") return refusals.length === 0 ? perform(model, operation) : undefined;
  return refusals.includes(outcome) ? model : undefined;
}

/** Every reason there is against an operation; which of several is given does not matter. */
function refusalsOf(model: LedgerModel, operation: Operation): Outcome[] {
  const reasons: [boolean, Outcome][] = [];
  switch (operation.kind) {
    case "authorise":
      reasons.push([available_mc(model) < operation.hold_mc, "not_enough"]);
      reasons.push([model.calls.has(operation.call), "known"]);
      reasons.push([[...model.calls.values()].some(({ open }) => open), "already_in_call"]);
      break;
    case "extend": {
      const call = model.calls.get(operation.call);
      const same = call?.open === true && call.epoch === operation.epoch;
      reasons.push([!same || available_mc(model) < operation.more_mc, "refused"]);
      break;
    }
    case "settle":
    case "void": {
      const call = model.calls.get(operation.call);
      const cost_mc = operation.kind === "void" ? 0 : operation.cost_mc;
      reasons.push([!call?.open || call.held_mc < cost_mc, "refused"]);
      break;
    }
    case "move": {
      const { sign, taken } = movements[operation.movement];
      reasons.push([sign < 0 && !taken && available_mc(model) < operation.amount_mc, "not_enough"]);
      reasons.push([model.moved.has(movementName(operation.movement, operation.number)), "repeated"]);
    }
  }
  return reasons.filter(([against]) => against).map(([, outcome]) => outcome);
}

function perform(model: LedgerModel, operation: Operation): LedgerModel {
  switch (operation.kind) {
    case "authorise": {
      const { call, hold_mc } = operation;
      const opened = { held_mc: hold_mc, epoch: 0, open: true, cost_mc: null };
      return { ...model, held_mc: model.held_mc + hold_mc, calls: new Map(model.calls).set(call, opened) };
    }
    case "extend": {
      const call = callOf(model, operation.call);
      const extended = { ...call, held_mc: call.held_mc + operation.more_mc, epoch: call.epoch + 1 };
      const calls = new Map(model.calls).set(operation.call, extended);
      return { ...model, held_mc: model.held_mc + operation.more_mc, calls };
    }
    case "settle":
      return settle(model, operation.call, operation.cost_mc);
    case "void":
      return settle(model, operation.call, 0);
    case "move":
      return move(model, operation);
  }
}

function settle(model: LedgerModel, number: number, cost_mc: number): LedgerModel {
  const call = callOf(model, number);
  return raiseFloor({
    ...model,
    posted_mc: model.posted_mc - cost_mc,
    held_mc: model.held_mc - call.held_mc,
    calls: new Map(model.calls).set(number, { ...call, open: false, cost_mc }),
    moved: cost_mc === 0 ? model.moved : new Map(model.moved).set(callName(number), -cost_mc),
  });
}

function move(
  model: LedgerModel,
  { movement, number, amount_mc }: Operation & { kind: "move" },
): LedgerModel {
  const { sign, taken } = movements[movement];
  const posted_mc = model.posted_mc + sign * amount_mc;
  const floor_mc = taken ? Math.min(model.floor_mc, posted_mc - model.held_mc) : model.floor_mc;
  const moved = new Map(model.moved).set(movementName(movement, number), sign * amount_mc);
  return raiseFloor({ ...model, posted_mc, floor_mc, moved });
}

/** A debt only shrinks: credits that come back pay it first. */
function raiseFloor(model: LedgerModel): LedgerModel {
  const owed_mc = Math.min(0, model.posted_mc - model.held_mc);
  return { ...model, floor_mc: Math.max(model.floor_mc, owed_mc) };
}

function callOf(model: LedgerModel, number: number): ModelCall {
  const call = model.calls.get(number);
  if (!call) throw new Error(`There is no call ${number}`);
  return call;
}
