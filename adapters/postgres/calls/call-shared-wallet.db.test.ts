import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { limitedCaller, start } from "#testing/ledger/limited-caller.ts";

const caller = limitedCaller();
const { call, authorise, settle, post, newUser, connection, database, operator } = caller;

describe("users who share a wallet", () => {
  test("have separate limits on calls and new numbers", async () => {
    const by = await newUser(caller.user.walletId);
    const within = { callsPerHour: 1, callsPerDay: 1, newNumbersPerHour: 1 };
    expect(await call({ within })).toBe("opened");
    expect(await call({ within })).toBe("too_many_calls_today");
    expect(await call({ by, within })).toBe("opened");
  });

  test("can each be in one call at the same time", async () => {
    const by = await newUser(caller.user.walletId);
    const [mine, theirs] = [randomUUID(), randomUUID()];
    expect(await authorise({ id: mine })).toBe("opened");
    expect(await authorise({ id: theirs, by })).toBe("opened");
    expect(await authorise({ by })).toBe("already_in_call");
    const { held_mc } = await connection(({ ledger }) => ledger.balance(caller.user.walletId));
    expect(held_mc).toBe(2_000);
    await settle(mine, 500);
    await settle(theirs, 1_000);
  });

  test("share one daily spend limit", async () => {
    const by = await newUser(caller.user.walletId);
    const within = { spendPerDay_mc: 1_500 };
    const id = randomUUID();
    expect(await authorise({ id, within })).toBe("opened");
    expect(await call({ by, within })).toBe("daily_spend_reached");
    await settle(id, 0);
    expect(await call({ by, within }, 1_000)).toBe("opened");
  });

  test("are not charged to a wallet that they have left since they were found", async () => {
    const by = await newUser(caller.user.walletId);
    const other = randomUUID();
    await connection(({ ledger }) => ledger.openWallet(other));
    await database.query("UPDATE wallet_member SET wallet_id = $2 WHERE user_id = $1", [by.id, other]);
    expect(await call({ by })).toBe("unavailable");
    expect(await call()).toBe("opened");
  });

  test("never hold more than the balance, with 8 of them at once", async () => {
    const callers = [
      caller.user,
      ...(await Promise.all(Array.from({ length: 7 }, () => newUser(caller.user.walletId)))),
    ];
    await post(-999_996_500);
    const opened: string[] = [];
    const repeat = async (by: WalletUser) => {
      // Each change of the wallet may refuse the others once. The rest is then too little for another hold.
      for (let attempt = 0; attempt < callers.length; attempt++) {
        const id = randomUUID();
        if ((await authorise({ id, by })) !== "opened") continue;
        opened.push(id);
        return;
      }
    };
    await Promise.all(callers.map(repeat));
    expect(opened).toHaveLength(3);
    expect((await connection(({ ledger }) => ledger.balance(caller.user.walletId))).available_mc).toBe(500);
    for (const id of opened) await settle(id, 0);
  });

  test("are frozen one by one", async () => {
    const by = await newUser(caller.user.walletId);
    expect(await operator.freeze(caller.email, start)).toBe(true);
    expect(await authorise()).toBe("account_frozen");
    expect(await call({ by })).toBe("opened");
  });
});
