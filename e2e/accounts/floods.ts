import { describe, expect, test } from "vitest";
import { call, someMachine } from "./support/call.ts";
import { logIn, meStatus, refusal, verifiedPerson } from "./support/people.ts";
import { networkPerMinute, target } from "./support/target.ts";

const atOnce = 50;

describe.skipIf(!target.own || !target.manyAddresses)(
  "a flood from one machine",
  { concurrent: false },
  () => {
    test("is refused on every path with the time to wait, and delays no other network", async () => {
      const token = await logIn(await verifiedPerson());
      const from = someMachine();
      const paths = ["/api/config", "/", "/api/auth/me", "/api/nothing"];
      const statuses: number[] = [];
      // A new minute may begin on the way, so the flood is a little more than two minutes' worth.
      while (statuses.length < 2 * networkPerMinute + atOnce) {
        const burst = Array.from({ length: atOnce }, (_, index) =>
          call("GET", paths[index % paths.length] ?? "/", { from }),
        );
        const replies = await Promise.all(burst);
        statuses.push(...replies.map(({ status }) => status));
        if (replies.every(({ status }) => status === 429)) break;
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      const refused = await call("GET", "/api/auth/me", { from, token });
      // The minute may have ended just now.
      if (refused.status !== 200) {
        expect(refused).toMatchObject({ status: 429, body: refusal("too_many_requests") });
        expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
      }
      expect((await call("GET", "/healthz", { from })).status).toBe(200);
      expect(await meStatus(token)).toBe(200);
    });
  },
);
