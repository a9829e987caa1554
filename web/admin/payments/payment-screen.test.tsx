import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { rows } from "#testing/screens/operators.ts";
import { buyTenDollars, ledgerOf, untilNotified } from "#testing/screens/payments.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { act, openDesk, part, partText } from "#web/testing/desk.tsx";
import { obstacles, openScreen } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";

async function openPayment() {
  const ada = await signedInUser();
  const intent = await buyTenDollars(ada);
  const page = await openDesk(`users/${ada.user.id}`, "finance");
  const [payment] = await rows("SELECT id, wallet_id FROM payment WHERE user_id = $1", [ada.user.id]);
  await page.user.click(within(await part("Payments")).getByRole("link", { name: /^pi_/ }));
  await screen.findByText("Left to refund");
  return { ...page, ada, payment, intent };
}

const creditsOf = async (...[user]: Parameters<typeof ledgerOf>) => (await ledgerOf(user)).credits;

it("is refunded in part after a question that says what leaves the wallet, once", async () => {
  const { user, ada, server } = await openPayment();
  const dialog = await act(user, "Refund", { fields: { "Amount in USD": "10.001" } });
  await dialog.findByText(operatorMessages.refundAmountWrong);
  const amount = dialog.getByLabelText("Amount in USD");
  await user.clear(amount);
  await user.type(amount, "10.01");
  await dialog.findByText(operatorMessages.refundTooLarge("$10.00"));
  await user.clear(amount);
  await user.type(amount, "2.50");
  await user.click(dialog.getByRole("button", { name: "Refund" }));
  await dialog.findByText(
    "Refund $2.50 to the card? 25 credits leave the wallet, and its balance is 75 credits then.",
  );
  expect(await creditsOf(ada)).toBe(100);
  const button = dialog.getByRole<HTMLButtonElement>("button", { name: "Refund" });
  button.click();
  button.click();
  await screen.findByText("$2.50 is refunded.");
  await screen.findByText("refunded in part");
  await screen.findByText("$7.50");
  expect(await creditsOf(ada)).toBe(75);
  expect(server.sent(operatorRoutes.refund_payment)).toHaveLength(1);
  expect(await obstacles()).toEqual([]);
});

it("whose refund's answer was lost has that on its way for all, and is not refunded again meanwhile", async () => {
  const { user, ada, server, payment, intent, router } = await openPayment();
  const refundId = randomUUID();
  await rows(
    `INSERT INTO refund_request (wallet_id, id, payment_id, amount_minor, requested_at, status, next_check_at)
     VALUES ($1, $2, $3, 200, now(), 'requested', now() + interval '1 day')`,
    [payment?.wallet_id, refundId, payment?.id],
  );
  const end = { end: "unknown", refundId, amount_minor: 200, currency: "USD" } as const;
  server.on(operatorRoutes.refund_payment, reply(operatorRoutes.refund_payment, end));
  const refund = { fields: { "Amount in USD": "2" }, confirms: true };
  const dialog = await act(user, "Refund", refund);
  await dialog.findByText(/^The outcome is not known yet/);
  await user.click(dialog.getAllByRole("button", { name: "Close" })[0] ?? document.body);
  server.off(operatorRoutes.refund_payment);
  await waitFor(async () => expect(await partText("Refunds")).toContain("$2.00on its way"));
  const again = await act(user, "Refund", refund);
  await again.findByText(operatorMessages.refundUnderWay);
  const { pathname } = router.state.location;

  await openScreen("/transactions", { as: ada });
  await screen.findByText("$2.00 on its way to your card");
  await rows("UPDATE refund_request SET next_check_at = now() WHERE id = $1", [refundId]);
  await expect.poll(() => creditsOf(ada)).toBe(80);
  await openDesk(pathname.replace("/admin/", ""), "support");
  await waitFor(async () => expect(await partText("Refunds")).toContain("$2.00done"));
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  await untilNotified(intent);
  // The provider has made the refund, and calls it pending.
  await rows(
    "UPDATE payment SET refunds = jsonb_build_object('re_1', jsonb_build_object('id', $2::text, 'posting', 2, 'state', 'pending')) WHERE id = $1",
    [payment?.id, refundId],
  );
  await openDesk(pathname.replace("/admin/", ""), "support");
  await waitFor(async () => expect(await partText("Refunds")).toContain("$2.00on its way"));
});
