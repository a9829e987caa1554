import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { type DeskRefusal, deskRefusalSchema } from "#contract/operators/desk.ts";
import { ApiError } from "#web/kit/api/api-error.ts";

type Methods = DeskRefusal["methods"];

interface Question {
  methods: Methods;
  answer: (isProved: boolean) => void;
  isProved: Promise<boolean>;
}

const bodySchema = z.looseObject({ desk: deskRefusalSchema });
const listeners = new Set<() => void>();
let question: Question | null = null;

/** Reads what would help against a refusal of the desk; undefined for any other error. */
export function deskRefusal(error: unknown): DeskRefusal | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  return bodySchema.safeParse(error.body).data?.desk;
}

/**
 * Calls the server, and once more after the operator has proved a second factor, when the server asks for one.
 * @throws the server's refusal when the operator proves none
 */
export async function withSecondFactor<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const refusal = deskRefusal(error);
    if (refusal?.missing !== "factor" || !(await ask(refusal.methods))) throw error;
    return call();
  }
}

/** The question that waits for the operator, or null. */
export function useFactorQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question);
}

/** Requests that are refused at once share a question. */
function ask(methods: Methods): Promise<boolean> {
  if (question === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (isProved: boolean) => {
      resolve(isProved);
      show(null);
    };
    show({ methods, answer, isProved: promise });
  }
  return question === null ? Promise.resolve(false) : question.isProved;
}

function show(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
