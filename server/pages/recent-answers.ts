import type { HtmlAnswer } from "./html-answer.ts";

/** Keeps the answers that were asked for last, and makes the others again. A failure is not kept. */
export function recentAnswers(most: number) {
  const kept = new Map<string, Promise<HtmlAnswer>>();
  return (key: string, make: () => Promise<HtmlAnswer>): Promise<HtmlAnswer> => {
    const answer = kept.get(key) ?? make();
    // A map lists its keys in the order in which they were set.
    kept.delete(key);
    kept.set(key, answer);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
