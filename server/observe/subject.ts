import { AsyncLocalStorage } from "node:async_hooks";
import type { Subject } from "#domain/observer.ts";
import type { TraceKey } from "#domain/tracing.ts";

interface Work {
  subject: Subject;
  /** The trace that its spans belong to, if it is not the request's own. */
  trace?: TraceKey | undefined;
  onLearned: (learned: Subject) => void;
}

/** The ids of the work under way, and the work around it. */
interface Scope extends Work {
  parent: Scope | undefined;
}

const current = new AsyncLocalStorage<Scope>();

/** Runs work that is about a subject, and about that of the work around it. */
export function within<T>(work: Work, run: () => T): T {
  const parent = current.getStore();
  const subject = { ...parent?.subject, ...work.subject };
  return current.run({ ...work, trace: work.trace ?? parent?.trace, parent, subject }, run);
}

export function traceUnderWay(): TraceKey | undefined {
  return current.getStore()?.trace;
}

/** Adds ids to the work under way and to the work around it, such as the request. */
export function learn(learned: Subject): void {
  for (let scope = current.getStore(); scope; scope = scope.parent) {
    const current = new Map(Object.entries(scope.subject));
    const news = Object.entries(learned).filter(([name, id]) => current.get(name) !== id);
    if (news.length === 0) continue;
    Object.assign(scope.subject, learned);
    scope.onLearned(Object.fromEntries(news));
  }
}

/** The ids of a log line: those of the work under way, unless the logger has them already. */
export function lineIds(_line: object, _level: number, logger: { bindings(): object }): object {
  const subject = current.getStore()?.subject;
  if (!subject) return {};
  const { callId, providerCallId, paymentId, requestId } = subject;
  const bound = new Set(Object.keys(logger.bindings()));
  const ids = { reqId: requestId, callId, providerCallId, paymentId };
  return Object.fromEntries(Object.entries(ids).filter(([name, id]) => id !== undefined && !bound.has(name)));
}
