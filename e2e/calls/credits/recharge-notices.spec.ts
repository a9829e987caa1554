/** A caller hears of automatic recharge in a quiet line, and of its failure in a warning that leads to the payment. */
import { expect } from "@playwright/test";
import type { ServerEvent } from "#contract/events.ts";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

const paymentId = "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978";
const failed: ServerEvent = { type: "recharge_failed", because: "authentication", decline: null, paymentId };

/** Sends an event to the newest user, as the rule does. */
async function publish(stack: Stack, event: ServerEvent): Promise<void> {
  await inDatabase(stack, (client) =>
    client.query(
      `SELECT pg_notify('farline_events', json_build_object('node', 'none', 'event', $1::json,
          'audience', json_build_object('userId', id))::text)
         FROM users ORDER BY created_at DESC LIMIT 1`,
      [JSON.stringify(event)],
    ),
  );
}

test("a recharge is a quiet line of the call, and a failed one a warning with its reason and the way on", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await talk(page);
  await publish(stack, { type: "recharged", credits: 200 });
  const line = page.getByRole("status").filter({ hasText: "Recharged: 200 credits, your call goes on" });
  await expect(line).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: "Contact" }).first().click();
  const bar = page.getByRole("region", { name: "Call", exact: true });
  await expect(bar.getByRole("status")).toHaveText("Recharged: 200 credits, your call goes on");
  await expect(bar.getByRole("status"), "after half a minute").toBeEmpty();
  await page.getByRole("link", { name: "Back to the call" }).click();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect(line).toHaveCount(0);

  await publish(stack, { ...failed, because: "declined", decline: "insufficient_funds", paymentId: null });
  await expect(page.getByText("There is not enough money on the card.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add $10" })).toBeVisible();
  await publish(stack, failed);
  const way = page.getByRole("link", { name: "Finish the payment" });
  await expect(way).toHaveCount(1);
  await way.click();
  await expect(page).toHaveURL(`${stack.url}/recharge-finish?payment=${paymentId}`);
  await expect(bar).toContainText("your bank wants you to confirm the payment.");
  await expect(bar.getByRole("button", { name: "End Call" })).toBeVisible();
  await bar.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText(/^Call ended/).first()).toBeVisible();

  await publish(stack, { type: "recharged", credits: 200 });
  await expect(page.getByText("Recharged: 200 credits", { exact: true })).toBeVisible();
});
