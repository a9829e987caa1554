import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { mayRun, type Role, type UseCase } from "#contract/operators/permissions.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { answerMail } from "#domain/contact/answer-mail.ts";
import type { InboxMessage, MessageAnswer, MessageState } from "#domain/contact/inbox-store.ts";
import { printable } from "#domain/contact/send-message.ts";
import { type Acting, act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import type { Target } from "#domain/operators/target.ts";
import { emailKey } from "#domain/users/user.ts";
import type { FoundUser } from "./user-lookup.ts";

export interface InboxDeps extends OperatorDeps {
  /** Replies to answers go to it. */
  operatorEmail: string;
}

interface NamedOperator {
  id: string;
  email: string;
}

export interface ShownMessage extends InboxMessage {
  assigned: NamedOperator | null;
  answers: (MessageAnswer & { email: string })[];
  user: FoundUser | null;
  operators: NamedOperator[];
}

/** The message that an operator saw: another change since then refuses the act. */
interface SeenMessage {
  id: string;
  version: number;
}

/** Reads a message with its answers and the user beside it. Refuses `not_found`. */
export function showMessage(
  deps: OperatorDeps,
  request: Request,
  id: string,
): Promise<ShownMessage | Refusal> {
  return act(deps, request, "show_message", found(id, "find"), async ({ message }, stores, acting) => {
    const { assignedTo } = message;
    const operators = await answering(stores, acting.now);
    const assigned =
      assignedTo && (operators.find((one) => one.id === assignedTo) ?? (await named(stores, assignedTo)));
    const [user] = await stores.lookup.find(
      message.userId === null
        ? { by: "email", emailKey: emailKey(message.email) }
        : { by: "id", id: message.userId },
      1,
    );
    const answers = await stores.inbox.answers(id);
    return {
      isWatched: true,
      result: { ...message, assigned: assigned || null, answers, user: user ?? null, operators },
    };
  });
}

/**
 * Mails an answer to the sender. A message that belongs to no operator becomes the answering one's.
 * Refuses `not_found`, and `invalid_request` when the message changed meanwhile.
 */
export function answerMessage(
  deps: InboxDeps,
  request: Request,
  seen: SeenMessage,
  { answer: typed, state }: { answer: string; state: MessageState },
): Promise<InboxMessage | Refusal> {
  return changing(deps, request, "answer_message", seen, async (message, stores, { actor, now }) => {
    if (actor.kind === "system") return refuse("forbidden", { message: operatorMessages.operatorAnswers });
    const answer = printable(typed);
    const answeredBy = actor.userId;
    await stores.inbox.answer(message.id, { id: deps.ids.uuid(), answer, answeredBy, answeredAt: now });
    await stores.outbox.add(answerMail(message, answer, deps.operatorEmail));
    return { ...message, state, assignedTo: message.assignedTo ?? answeredBy };
  });
}

/** Gives a message to an operator who may answer it, or to none. Refuses as `answerMessage`. */
export function assignMessage(
  deps: OperatorDeps,
  request: Request,
  seen: SeenMessage,
  operator: string | null,
): Promise<InboxMessage | Refusal> {
  return changing(deps, request, "assign_message", seen, async (message, stores, { now }) => {
    const isOne = operator === null || (await answering(stores, now)).some(({ id }) => id === operator);
    return isOne
      ? { ...message, assignedTo: operator }
      : refuse("invalid_request", { message: operatorMessages.cannotAnswer });
  });
}

/** Takes a message off the inbox, or puts it back. Refuses as `answerMessage`. */
export function finishMessage(
  deps: OperatorDeps,
  request: Request,
  seen: SeenMessage,
  state: MessageState,
): Promise<InboxMessage | Refusal> {
  return changing(deps, request, "finish_message", seen, async (message) => ({ ...message, state }));
}

/** More are counted as so many. */
export const mostCounted = 1_000;

/** Messages that wait; null for a role that does not answer them. */
export function openMessages(
  { connection }: Pick<OperatorDeps, "connection">,
  role: Role,
): Promise<number | null> {
  return connection(async ({ inbox }) =>
    mayRun(role, "list_messages") ? inbox.countOpen(mostCounted) : null,
  );
}

/** Changes a locked message that nothing has changed since the operator saw it. */
function changing(
  deps: OperatorDeps,
  request: Request,
  useCase: UseCase,
  seen: SeenMessage,
  change: (message: InboxMessage, stores: OperatorStores, acting: Acting) => Promise<InboxMessage | Refusal>,
): Promise<InboxMessage | Refusal> {
  return act(deps, request, useCase, found(seen.id, "lock"), async ({ message }, stores, acting) => {
    if (message.version !== seen.version) {
      return refuse("invalid_request", { message: operatorMessages.messageChanged });
    }
    const result = await change(message, stores, acting);
    if ("refused" in result) return result;
    await stores.inbox.change(result);
    return { before: stateOf(message), after: stateOf(result), result };
  });
}

function stateOf({ state, assignedTo }: InboxMessage) {
  return { state, assignedTo };
}

function found(id: string, read: "find" | "lock") {
  return async ({ inbox }: OperatorStores): Promise<(Target & { message: InboxMessage }) | Refusal> => {
    const message = await inbox[read](id);
    if (message === undefined) return refuse("not_found", { message: operatorMessages.noMessage });
    return { subject: { kind: "message", id }, user: null, message };
  };
}

/** The operators who may answer messages now. */
async function answering({ grants }: OperatorStores, now: Date): Promise<NamedOperator[]> {
  const current = await grants.list(now);
  return current
    .filter(({ role, suspendedAt }) => suspendedAt === null && mayRun(role, "answer_message"))
    .map(({ userId, email }) => ({ id: userId, email }));
}

/** An operator without a grant now, whose address is empty once deleted. */
async function named({ lookup }: OperatorStores, id: string): Promise<NamedOperator> {
  const [user] = await lookup.find({ by: "id", id }, 1);
  return { id, email: user?.email ?? "" };
}
