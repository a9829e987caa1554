import { expect } from "@playwright/test";
import { type RechargeWish, rechargeConsentVersion, rechargeRoutes } from "#contract/money/recharge.ts";
import { api, newPerson } from "./people.ts";
import type { Stack } from "./product/stack.ts";
import { savedCards } from "./saved-cards.ts";

const { path } = rechargeRoutes.state;

/** Turns the rule on over the API with the default card: below 20 credits, 200 for $20.00, at most $40.00 a month. */
export async function turnOnRecharge(
  stack: Stack,
  token: string,
  wish: Partial<RechargeWish> = {},
): Promise<void> {
  const [card] = await savedCards(stack, token);
  const body = {
    password: newPerson().password,
    below: 20,
    amountUsd: 20,
    currency: "USD",
    monthlyLimit: 40,
    cardId: card?.id,
    timeZone: "Europe/London",
    consent: { version: rechargeConsentVersion, language: "en" },
    ...wish,
  };
  expect((await api(stack, "PUT", path, { token, body })).status).toBe(200);
}

/** The user's rule; null without one. */
export async function rechargeRule(stack: Stack, token: string): Promise<unknown> {
  return (await api(stack, "GET", path, { token })).body.rule;
}
