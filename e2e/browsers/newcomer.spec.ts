import { inDatabase } from "#e2e/support/product/database.ts";
import { becomeUser, buyCredits } from "./newcomer.ts";
import { test } from "./test.ts";

test("a newcomer buys credits, and the histories list the purchase and a call", async ({
  visitor,
  stack,
}) => {
  const { email } = await test.step("sign up, verify and log in", () => becomeUser(visitor, stack));
  await test.step("buy", () => buyCredits(visitor));
  // A browser without WebRTC makes no call.
  await inDatabase(stack, (client) =>
    client.query(
      `INSERT INTO call (id, user_id, wallet_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
                         minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, answered_s, created_at)
       SELECT gen_random_uuid(), id, wallet_id, 'twilio', 'CA1', '+442079460000', 'GB', 'United Kingdom', 300, 0,
              60, 60, 600, 1000, false, 'completed', 1000, 60, now()
         FROM users JOIN wallet_member ON user_id = id WHERE email = $1`,
      [email],
    ),
  );
  await visitor.open("/transactions");
  await visitor.see("100 credits by card");
  await visitor.open("/calls");
  await visitor.see("+44 20 7946 0000");
});
