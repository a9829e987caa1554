import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { reasonLength } from "#contract/operators/operator-route.ts";
import { type ActingRole, needsReason, type UseCase } from "#contract/operators/permissions.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Transaction } from "#domain/runtime.ts";
import { type Actor, actorKey, authorise } from "./actor.ts";
import type { OperatorDeps, OperatorStores } from "./operator-deps.ts";
import {
  expectNoSecret,
  type OperatorAction,
  type OperatorRecord,
  type Snapshot,
  type Subject,
} from "./operator-record.ts";

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
  /** Of what is read again every few seconds, the record has one row in ten minutes. */
  isWatched?: boolean;
  result: T;
}

const watched_ms = 10 * 60_000;

export type ActDeps<Stores> = Pick<OperatorDeps, "clock"> & { transaction: Transaction<Stores> };
type ActStores = Pick<OperatorStores, "grants"> & { record: Pick<OperatorRecord, "add" | "addOnce"> };

/**
 * Runs one use-case of an operator: checks the right and the reason, does the work and writes the record, in one
 * transaction. Work that refuses must have changed nothing.
 * Refuses `forbidden`, `invalid_request` without a reason where one is needed, and what the work refuses.
 */
export function act<T, Stores extends ActStores>(
  deps: ActDeps<Stores>,
  request: Request,
  useCase: UseCase,
  work: (stores: Stores, now: Date) => Promise<Done<T> | Refusal>,
): Promise<T | Refusal> {
  return deps.transaction(async (stores) => {
    const now = deps.clock.now();
    const permitted = await permit(stores, request, useCase, now);
    if (isRefusal(permitted)) return permitted;
    const done = await work(stores, now);
    if (isRefusal(done)) return done;
    const { subject, before = null, after = null, result } = done;
    expectNoSecret({ before, after });
    const action: OperatorAction = {
      ...{ actedAt: now, actor: actorKey(request.actor), useCase, ...permitted },
      ...{ subjectKind: subject.kind, subjectId: subject.id, before, after },
    };
    if (done.isWatched) await stores.record.addOnce(action, new Date(now.getTime() - watched_ms));
    else await stores.record.add(action);
    return result;
  });
}

/** Checks the right alone, before the reason is known. Refuses `forbidden`. */
export async function refuseActor(
  deps: ActDeps<Pick<ActStores, "grants">>,
  actor: Actor,
  useCase: UseCase,
): Promise<Refusal | undefined> {
  const role = await deps.transaction((stores) => authorise(stores, actor, useCase, deps.clock.now()));
  return isRefusal(role) ? role : undefined;
}

/**
 * Checks the right and the reason alone, before work that waits for others and so is done in no transaction. Refuses
 * `forbidden` and `invalid_request`.
 */
export async function refuseEarly(
  deps: ActDeps<ActStores>,
  request: Request,
  useCase: UseCase,
): Promise<Refusal | undefined> {
  const permitted = await deps.transaction((stores) => permit(stores, request, useCase, deps.clock.now()));
  return isRefusal(permitted) ? permitted : undefined;
}

async function permit(
  stores: ActStores,
  { actor, reason }: Request,
  useCase: UseCase,
  now: Date,
): Promise<{ role: ActingRole; reason: string | null } | Refusal> {
  const role = await authorise(stores, actor, useCase, now);
  if (isRefusal(role)) return role;
  const why = reason?.trim() || null;
  const faulty = why === null ? needsReason(useCase) : !isReason(why);
  return faulty
    ? refuse("invalid_request", { message: operatorMessages.reasonMissing(reasonLength) })
    : { role, reason: why };
}

function isReason(text: string): boolean {
  return text.length >= reasonLength.shortest && text.length <= reasonLength.longest;
}
