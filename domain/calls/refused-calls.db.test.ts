import { expect, test } from "vitest";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { refuse } from "#contract/refusals.ts";
import { attemptLimiter } from "#domain/rate-limits/attempt-limiter.ts";
import { callRequest } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId, oneCaller } from "#testing/calls/one-caller.ts";
import { authoriseCall } from "./authorise-call.ts";
import type { CallDeps } from "./call-deps.ts";
import { readDialled } from "./judge-call.ts";

const caller = await oneCaller();
const premium = "+448712345678";
const limit = 20;

/** Two nodes that count together. */
function nodes(): CallDeps[] {
  const counted = () => {
    const limiter = attemptLimiter(rateLimitStores(caller.database).counters, "call_refused", {
      attempts: limit,
      window_s: 3_600,
      firstWait_s: 3_600,
      longestWait_s: 3_600,
    });
    const takeRefusedCall = async (userId: string) => (await limiter.take(userId)) === undefined;
    return { ...caller.harness.deps, takeRefusedCall };
  };
  return [counted(), counted()];
}

const rows = () =>
  caller.database.withClient(async (client) => {
    const { rows: calls } = await client.query("SELECT id FROM call WHERE wallet_id = $1", [
      caller.caller.walletId,
    ]);
    return calls.length;
  });

test("of a burst of refused calls the allowed number is written, and each reads why", async () => {
  const [one, other] = nodes();
  const dial = (deps: CallDeps | undefined, number: string) =>
    authoriseCall(
      deps ?? caller.harness.deps,
      callRequest(caller.caller.id, newProviderCallId(), readDialled(number)),
    );
  const { published } = caller.harness;
  published.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => dial(index % 2 ? one : other, premium)),
  );
  const reject = { kind: "reject", refusal: refuse("premium_number_not_served") };
  expect(answers).toEqual(Array(200).fill(reject));
  expect(await rows()).toBe(limit);
  const sentences = published.map(({ event }) => "message" in event && event.message.key);
  expect(sentences).toEqual(Array(200).fill("Premium and shared-cost numbers cannot be called."));

  expect(await dial(one, london)).toMatchObject({ kind: "dial" });
  expect(await rows()).toBe(limit + 1);
});
