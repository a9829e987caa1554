import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ledgerOf, rechargeRule, takeCredits, turnOnRecharge } from "#testing/screens/payments.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { obstacles, openScreen } from "#web/testing/screen.tsx";
import { allowStripe, alwaysAskingCard, answerBank, payWith, proceed } from "#web/testing/stripe.ts";

it("finishes a purchase of the rule that the bank wants confirmed", async () => {
  allowStripe();
  const as = await signedInUser();
  const page = await openScreen("/purchase-credits", { as });
  await page.user.click(await screen.findByRole("button", { name: /100 credits/ }));
  await proceed(page.user);
  await page.user.click(await screen.findByRole("checkbox", { name: "Save this card for next time" }));
  await payWith(page.user, alwaysAskingCard);
  await answerBank(page.user, "Complete");
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/dashboard"));
  await takeCredits(as, 1);
  await turnOnRecharge(as, { below: 100 });
  expect(await screen.findAllByText(/Automatic recharge waits for you/)).not.toEqual([]);
  await page.user.click(screen.getByRole("button", { name: "Finish the payment" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/recharge-finish"));
  const { pathname, search } = page.router.state.location;
  const history = await openScreen("/transactions", { as });
  await screen.findByText("pending");
  await history.user.click(screen.getByRole("link", { name: "Finish the payment" }));
  await waitFor(() => expect(history.router.state.location).toMatchObject({ pathname, search }));
  await screen.findByText(/Card: Visa \.\.\.3184/);
  expect(await obstacles()).toEqual([]);

  const payButton = () => screen.findByRole("button", { name: "Pay $20.00 for 200 credits" });
  await history.user.click(await payButton());
  await answerBank(history.user, "Fail");
  await screen.findByText(/Your bank did not confirm the payment\./);
  await history.user.click(await payButton());
  await answerBank(history.user, "Complete");
  expect(await screen.findAllByText(/Recharged: 200 credits/)).not.toEqual([]);
  await waitFor(() => expect(history.router.state.location.pathname).toBe("/dashboard"));
  expect(await ledgerOf(as)).toMatchObject({ credits: 299 });

  await openScreen(pathname + search, { as });
  await screen.findByText("This payment is finished already. Nothing more is charged.");
  expect(await rechargeRule(as)).toMatchObject({ spent: 20, pause: null });

  localStorage.clear();
  const visit = await openScreen(pathname + search);
  await waitFor(() => expect(visit.router.state.location.pathname).toBe("/login"));
});
