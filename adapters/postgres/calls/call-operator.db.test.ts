import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { later, limitedCaller, start } from "#testing/ledger/limited-caller.ts";

const caller = limitedCaller();
const { call, authorise, open, requireEligibility, settle, post, connection, operator } = caller;

describe("an eligibility that was read before a change opens no call", () => {
  const changes: [name: string, change: () => Promise<unknown>][] = [
    ["another call", () => call()],
    ["credits were moved", () => post(1)],
    ["credits were taken away", () => post(-999_999_500)],
    ["the user was frozen", () => operator.freeze(caller.email, start)],
    ["calling was switched off", () => operator.stopCalling(start)],
  ];
  afterEach(() => operator.resumeCalling(start));

  test.each(changes)("%s", async (_name, change) => {
    const eligibility = await requireEligibility();
    await change();
    expect(await open(eligibility, {})).toBe("changed");
    expect(await connection(({ calls }) => calls.listOpen(caller.user.walletId))).toEqual([]);
  });

  test("also when the balance would still suffice", async () => {
    const eligibility = await requireEligibility();
    expect(await open(eligibility, { hold_mc: 1_000_000_001 })).toBe("changed");
    expect(await open(eligibility, { hold_mc: 1_000_000_000 })).toBe("opened");
    expect(await open(eligibility, { hold_mc: 1 })).toBe("changed");
  });
});

describe("the operator", () => {
  test("freezes a caller.user, whose call ends, and unfreezes them", async () => {
    const id = randomUUID();
    expect(await authorise({ id, at: later(600) })).toBe("opened");
    expect(await operator.freeze(caller.email.toUpperCase(), later(60))).toBe(true);
    const due = await connection(({ calls }) => calls.due(later(60), 100));
    expect(due.map(({ call }) => call.id)).toContain(id);
    await settle(id, 0);
    expect(await authorise()).toBe("account_frozen");
    expect(await operator.unfreeze(caller.email)).toBe(true);
    expect(await call()).toBe("opened");
  });

  test("is told that an unknown address cannot be frozen", async () => {
    expect(await operator.freeze("unknown@example.org", start)).toBe(false);
    expect(await operator.unfreeze("unknown@example.org")).toBe(false);
  });

  test("switches calling off for all users, and on again", async () => {
    await operator.stopCalling(start);
    await operator.stopCalling(later(60));
    expect(await operator.stopped()).toEqual({ since: start, reason: "operator" });
    expect(await authorise()).toBe("calling_switched_off");
    await operator.resumeCalling(start);
    expect(await operator.stopped()).toBeUndefined();
    expect(await call()).toBe("opened");
  });

  test("freezes during a storm of calls, and no eligibility read before opens a call", async () => {
    const opened: string[] = [];
    let frozen = false;
    const repeat = async () => {
      for (;;) {
        const id = randomUUID();
        const before = frozen;
        const result = await authorise({ id, within: { callsPerHour: 1_000 } });
        if (result === "account_frozen") return;
        if (result !== "opened") continue;
        if (before) opened.push(id);
        await settle(id, 0);
      }
    };
    const callers = Array.from({ length: 8 }, repeat);
    await operator.freeze(caller.email, start);
    frozen = true;
    await Promise.all(callers);
    expect(opened).toEqual([]);
  });
});
