import { expect } from "@playwright/test";
import { type RechargeWish, rechargeRoutes } from "#contract/money/recharge.ts";
import { plainRecharge } from "#testing/payments/plain-recharge.ts";
import { api, newPerson } from "./people.ts";
import type { Stack } from "./product/stack.ts";
import { savedCards } from "./saved-cards.ts";

const { path } = rechargeRoutes.state;

/** Turns the rule on over the API with the default card. */
export async function turnOnRecharge(
  stack: Stack,
  token: string,
  wish: Partial<RechargeWish> = {},
): Promise<void> {
  const [card] = await savedCards(stack, token);
  const body = { password: newPerson().password, ...plainRecharge, cardId: card?.id, ...wish };
  expect((await api(stack, "PUT", path, { token, body })).status).toBe(200);
}

/** The user's rule; null without one. */
export async function rechargeRule(stack: Stack, token: string): Promise<unknown> {
  return (await api(stack, "GET", path, { token })).body.rule;
}
