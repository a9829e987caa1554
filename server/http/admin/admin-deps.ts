import type { CallRate } from "#contract/money/pricing.ts";
import type { operatorRoutes } from "#contract/operators/routes.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { RouteBody, RouteReply } from "#contract/route.ts";
import type { CallLimits } from "#domain/calls/call-limits.ts";
import type { SpendLimits } from "#domain/calls/lines/watch-spend.ts";
import type { Request } from "#domain/operators/act.ts";
import type { WebhookDeps } from "#domain/operators/alarms/alarm-webhook.ts";
import type { AlarmVariables } from "#domain/operators/alarms/alarms.ts";
import type { InboxDeps } from "#domain/operators/people/inbox.ts";
import type { AuditDeps } from "#domain/operators/product/audit-now.ts";
import type { DeckDeps } from "#domain/operators/product/read-deck.ts";
import type { CostBasis } from "#domain/operators/product/read-revenue.ts";
import type { SetupDeps } from "#domain/operators/product/read-setup.ts";
import type { WebhookTrialDeps } from "#domain/operators/product/test-card-webhook.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { DeletionDeps } from "#domain/users/user-deps.ts";
import { toWire } from "#domain/wire.ts";
import type { LanguageOffer } from "#words/offered-languages.ts";

export interface AdminDeps
  extends DeckDeps,
    AuditDeps,
    SetupDeps,
    Pick<WebhookTrialDeps, "pause" | "cardWebhookSettings">,
    InboxDeps,
    AlarmVariables,
    Pick<WebhookDeps, "webhooks">,
    Pick<DeletionDeps, "options" | "endPayments"> {
  payments: PaymentDeps;
  /** Those of the variables, until an owner sets others. */
  languagesAtStart: LanguageOffer;
  /** Limits from the variables of this server: operators cannot switch on what the variables keep off. */
  callLimits: Pick<CallLimits, "calling">;
  /** Above either, calling stops by itself. */
  spendLimits: SpendLimits;
  /** The carriers' prices, and the prices in force. */
  costBasis(): CostBasis;
}

type Routes = typeof operatorRoutes;
export type OnWire = keyof Routes;

/** Serves a use-case: the request of one operator, with the reason of its body. */
export type Handler<Name extends OnWire> = (
  deps: AdminDeps,
  request: Request,
  body: RouteBody<Routes[Name]>,
) => Promise<RouteReply<Routes[Name]> | Refusal>;

export async function onWire<Found, Wire>(
  result: Promise<Found | Refusal>,
  word: (value: Found) => Wire,
): Promise<Wire | Refusal> {
  const value = await result;
  return isRefusal(value) ? value : word(value);
}

/** The price of a call. */
export function rateOnWire({ perMinute_mc, connect_mc, ...rate }: CallRate) {
  return toWire({ ...rate, creditsPerMinute_mc: perMinute_mc, creditsToConnect_mc: connect_mc });
}

export function dateOf(given: string | undefined): Date | undefined {
  return given === undefined ? undefined : new Date(given);
}
