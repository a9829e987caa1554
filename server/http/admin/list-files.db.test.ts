import { expect, test } from "vitest";
import { adminApp } from "#testing/http/admin-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
const app = await adminApp(harness.database, harness.deps);
const file = {
  list: "payments",
  columns: ["email", "charge_minor", "currency", "usd"],
  reason: "ticket 1042",
};

test("a list is a CSV of the chosen columns, in which no text is a formula", async () => {
  const { id, walletId } = await app.users.verified();
  await app.users.rows("UPDATE users SET email = '=cmd@example.org' WHERE id = $1", [id]);
  await app.users.rows(
    `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at)
     VALUES ($1, gen_random_uuid(), $2, 'stripe', 'failed', 'USD', 1000, 100000, now())`,
    [walletId, id],
  );
  const { token } = await app.operator("finance");
  const { status, text } = await app.ask("export_list", token, file);
  expect(status).toBe(200);
  expect(text).toBe("\uFEFFemail,charge_minor,currency,usd\r\n'=cmd@example.org,10.00,USD,10\r\n");
});

test("a file of a list that has no such column or filter is refused", async () => {
  const { token } = await app.operator("finance");
  for (const wrong of [
    { columns: ["walletId"] },
    { columns: ["toString"] },
    { columns: [] },
    { state: "ringing" },
    { list: "all" },
  ])
    expect((await app.ask("export_list", token, { ...file, ...wrong })).status).toBe(400);
});
