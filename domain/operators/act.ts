import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { reasonLength, reasonText } from "#contract/operators/operator-route.ts";
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
} from "./operator-record.ts";
import { shownTo } from "./people/mask-numbers.ts";
import { refuseAct, type Target } from "./target.ts";

export interface Request {
  actor: Actor;
  reason?: string | undefined;
}

export interface Acting {
  actor: Actor;
  role: ActingRole;
  now: Date;
}

/** The state that an action found and left, for the record, and its result for the operator. */
export interface Done<T> {
  before?: Snapshot | undefined;
  after?: Snapshot | undefined;
  /** Of what is read again and again, the record has one row in ten minutes. */
  isWatched?: boolean;
  result: T;
}

const watched_ms = 10 * 60_000;

export type ActDeps<Stores> = Pick<OperatorDeps, "clock"> & { transaction: Transaction<Stores> };
type ActStores = Pick<OperatorStores, "grants"> & { record: Pick<OperatorRecord, "add" | "addOnce"> };

/**
 * Runs one use-case of an operator in one transaction: checks the right and the reason, finds what it is about and
 * judges the user whom it affects, does the work and writes the record. Work that refuses must have changed nothing.
 * Support reads the result with its numbers masked.
 * Refuses `forbidden`, also for a user whom the actor may not act on, `invalid_request` without a reason where one is
 * needed, and what finding and the work refuse.
 */
export function act<Found extends Target, T, Stores extends ActStores>(
  deps: ActDeps<Stores>,
  request: Request,
  useCase: UseCase,
  find: (stores: Stores, acting: Acting) => Promise<Found | Refusal>,
  work: (target: Found, stores: Stores, acting: Acting) => Promise<Done<T> | Refusal>,
): Promise<T | Refusal> {
  return deps.transaction(async (stores) => {
    const now = deps.clock.now();
    const permitted = await permit(stores, request, useCase, now);
    if (isRefusal(permitted)) return permitted;
    const { role, reason } = permitted;
    const acting: Acting = { actor: request.actor, role, now };
    const target = await find(stores, acting);
    if (isRefusal(target)) return target;
    const refused = needsReason(useCase) ? await refuseAct(stores, acting, useCase, target.user) : undefined;
    if (refused) return refused;
    const done = await work(target, stores, acting);
    if (isRefusal(done)) return done;
    const { before = null, after = null, isWatched = false, result } = done;
    expectNoSecret({ before, after });
    const action: OperatorAction = {
      actedAt: now,
      actor: actorKey(request.actor),
      role,
      useCase,
      reason,
      subjectKind: target.subject.kind,
      subjectId: target.subject.id,
      before,
      after,
    };
    if (isWatched) await stores.record.addOnce(action, new Date(now.getTime() - watched_ms));
    else await stores.record.add(action);
    return shownTo(role, result);
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
  { actor, reason = "" }: Request,
  useCase: UseCase,
  now: Date,
): Promise<{ role: ActingRole; reason: string | null } | Refusal> {
  const role = await authorise(stores, actor, useCase, now);
  if (isRefusal(role)) return role;
  if (!needsReason(useCase) && reason.trim() === "") return { role, reason: null };
  const why = reasonText.safeParse(reason);
  return why.success
    ? { role, reason: why.data }
    : refuse("invalid_request", { message: operatorMessages.reasonMissing(reasonLength) });
}
