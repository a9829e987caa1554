import type { ActingRole, UseCase } from "#contract/operators/permissions.ts";

/** The subject of an action. A user is named by id, never by address: the record outlives the user. */
export interface Subject {
  kind: "user" | "payment" | "call" | "message" | "tariff" | "product";
  id: string;
}

/** The state that an action found or left, as JSON without secrets. */
export type Snapshot = Readonly<Record<string, unknown>>;

export interface OperatorAction {
  actedAt: Date;
  actor: string;
  role: ActingRole;
  useCase: UseCase;
  /** Null for what only reads. */
  reason: string | null;
  subjectKind: Subject["kind"];
  subjectId: string;
  before: Snapshot | null;
  after: Snapshot | null;
}

export interface ListedAction extends OperatorAction {
  id: number;
  /** The address of the operator and of the user that the action is about, while they have one. */
  actorEmail: string | null;
  subjectEmail: string | null;
}

export interface RecordQuery {
  /** Actions about this user, the user's wallet, payments and calls, or by this user. */
  user?: { id: string; walletId: string } | undefined;
  since?: Date | undefined;
  useCase?: string | undefined;
  /** Only what was done for a reason: without what only read. */
  changesOnly?: boolean | undefined;
  /** Only actions older than the one with this id. */
  before?: number | undefined;
  limit: number;
}

/** Append-only: the database refuses to change or remove a row. */
export interface OperatorRecord {
  add(action: OperatorAction): Promise<void>;
  /** As `add`, unless the same operator has had the same recorded of the same subject since then. */
  addOnce(action: OperatorAction, since: Date): Promise<void>;
  /** Locks an operator's grants of credits until the transaction ends, and sums those since then. */
  lockGiven_mc(actor: string, since: Date): Promise<number>;
  /** Newest first. */
  list(query: RecordQuery): Promise<ListedAction[]>;
}

/** The product stores no number of a card; a field that would hold one is refused with the secrets. */
const secretField = /password|token|secret|hash|recovery|cardNumber|cvc/i;

/** @throws Error when a snapshot holds a field that must never be kept. */
export function expectNoSecret(snapshot: unknown): void {
  if (typeof snapshot !== "object" || snapshot === null) return;
  for (const [field, value] of Object.entries(snapshot)) {
    if (secretField.test(field)) throw new Error(`The record of operators must not hold the field ${field}`);
    expectNoSecret(value);
  }
}
