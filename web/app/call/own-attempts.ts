import type { Phone } from "#web/phone/phone.ts";

/** This page's calls, also those that are over: the carrier may report their ends later. */
const attempts = new Set<string>();

export function isOwnAttempt(attemptId: string | null): boolean {
  return attemptId !== null && attempts.has(attemptId);
}

/** Notes each call of this page before the server can publish it, until the returned function is called. */
export function noteAttempts(phone: Phone): () => void {
  return phone.subscribe(() => {
    const { attemptId } = phone.snapshot();
    if (attemptId !== null) attempts.add(attemptId);
  });
}
