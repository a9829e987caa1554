import { operatorMessages } from "#contract/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Transaction } from "#domain/runtime.ts";
import { type Actor, actorKey, authorise } from "./actor.ts";
import type { OperatorDeps, OperatorStores } from "./operator-deps.ts";
import { expectNoSecret, type OperatorRecord, type Snapshot, type Subject } from "./operator-record.ts";
import { needsReason, type UseCase } from "./permissions.ts";

/** Who runs a use-case, and why. */
export interface Request {
  actor: Actor;
  reason?: string | undefined;
}

/** What an action found and left, for the record, and its result for the operator. */
export interface Done<T> {
  subject: Subject;
  before?: Snapshot | undefined;
  after?: Snapshot | undefined;
  result: T;
}

const reasonLength = { shortest: 5, longest: 500 } as const;

type ActDeps<Stores> = Pick<OperatorDeps, "clock"> & { transaction: Transaction<Stores> };
type ActStores = Pick<OperatorStores, "grants"> & { record: Pick<OperatorRecord, "add"> };

/**
 * Runs one use-case of an operator: checks the right and the reason, does the work and writes the record, in one
 * transaction. Work that refuses must have changed nothing.
 * Refuses `forbidden`, `invalid_request` without a reason where one is needed, and what the work refuses.
 */
export function act<T, Stores extends ActStores>(
  deps: ActDeps<Stores>,
  { actor, reason }: Request,
  useCase: UseCase,
  work: (stores: Stores, now: Date) => Promise<Done<T> | Refusal>,
): Promise<T | Refusal> {
  return deps.transaction(async (stores) => {
    const now = deps.clock.now();
    const role = await authorise(stores, actor, useCase, now);
    if (isRefusal(role)) return role;
    const why = reason?.trim() || null;
    const faulty = why === null ? needsReason(useCase) : !isReason(why);
    if (faulty) return refuse("invalid_request", { message: operatorMessages.reasonMissing(reasonLength) });
    const done = await work(stores, now);
    if (isRefusal(done)) return done;
    const { subject, before = null, after = null, result } = done;
    expectNoSecret({ before, after });
    await stores.record.add({
      ...{ actedAt: now, actor: actorKey(actor), role, useCase, reason: why },
      ...{ subjectKind: subject.kind, subjectId: subject.id, before, after },
    });
    return result;
  });
}

function isReason(text: string): boolean {
  return text.length >= reasonLength.shortest && text.length <= reasonLength.longest;
}
