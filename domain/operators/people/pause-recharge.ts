import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { userOf } from "#domain/operators/target.ts";
import { numberOf } from "#domain/payments/recharge/card-standing.ts";
import { noteRule, type RuleDeps } from "#domain/payments/recharge/end-rule.ts";
import { pauseRule } from "#domain/payments/recharge/pause-rule.ts";
import type { Pause, RechargeRule } from "#domain/payments/recharge/recharge-store.ts";
import type { User } from "#domain/users/user.ts";

type Deps = OperatorDeps & { payments: RuleDeps };

/** A bank that has declined is not asked again within this time: card networks ask for it. */
const afterDecline_ms = 24 * 60 * 60_000;

/**
 * Pauses a user's automatic recharge until an operator allows it again, and tells the user by mail. A purchase that is
 * under way goes on. Refuses `not_found`, also without a rule, and `invalid_request` for one that an operator has paused.
 */
export function pauseRecharge(deps: Deps, request: Request, email: string) {
  return changing(deps, request, "pause_recharge", email, async (rule, stores) => {
    if (rule.pause?.because === "operator") {
      return refuse("invalid_request", { message: operatorMessages.rechargePaused });
    }
    const decline = rule.pause?.decline ?? null;
    const pause: Pause = { because: "operator", decline, until: null, paymentId: null };
    await pauseRule(deps.payments, stores, rule, pause);
    return pause;
  });
}

/**
 * Ends an operator's pause: the rule is looked at at once, or a day later where its bank had declined before the pause.
 * Refuses as `pauseRecharge`, and `invalid_request` for a rule that no operator has paused.
 */
export function resumeRecharge(deps: Deps, request: Request, email: string) {
  return changing(deps, request, "resume_recharge", email, async (rule, stores, now) => {
    if (rule.pause?.because !== "operator") {
      return refuse("invalid_request", { message: operatorMessages.rechargeNotPaused });
    }
    const { decline } = rule.pause;
    const until = new Date(now.getTime() + afterDecline_ms);
    const pause: Pause | null =
      decline === null ? null : { because: "declined", decline, until, paymentId: null };
    await stores.recharge.update({ ...rule, pause });
    if (pause) await waitAnew(stores, rule, pause);
    else await stores.recharge.lookAt(rule.walletId, now);
    await noteRule(deps.payments, stores, rule, { kind: "resumed" });
    return pause;
  });
}

/** The card's own wait, which a rule of the user cannot shorten, ends with that of the rule. */
async function waitAnew(
  { cards, recharge }: OperatorStores,
  { userId, walletId, cardId }: RechargeRule,
  pause: Pause,
): Promise<void> {
  const card = await cards.lock({ id: userId, walletId }, cardId);
  const standing = card && (await recharge.standing(walletId, numberOf(card)));
  if (standing) await recharge.saveStanding({ ...standing, pause });
}

/** Changes the pause of a user's own rule under its lock, and tells the user's open pages. */
async function changing(
  deps: Deps,
  request: Request,
  useCase: "pause_recharge" | "resume_recharge",
  email: string,
  change: (rule: RechargeRule, stores: OperatorStores, now: Date) => Promise<Pause | null | Refusal>,
): Promise<{ email: string; pause: Pause | null } | Refusal> {
  const changed = await act(deps, request, useCase, userOf(email), async ({ user }, stores, { now }) => {
    const rule = await ownRule(stores, user);
    if (isRefusal(rule)) return rule;
    const pause = await change(rule, stores, now);
    if (isRefusal(pause)) return pause;
    const before = { paused: rule.pause?.because ?? null };
    return { before, after: { paused: pause?.because ?? null }, result: { user, pause } };
  });
  if (isRefusal(changed)) return changed;
  const { user, pause } = changed;
  deps.publish({ walletId: user.walletId }, { type: "settings" });
  return { email: user.email, pause };
}

async function ownRule({ recharge }: OperatorStores, user: User): Promise<RechargeRule | Refusal> {
  const rule = await recharge.lock(user.walletId);
  return rule?.userId === user.id
    ? rule
    : refuse("not_found", { message: operatorMessages.noRecharge(user.email) });
}
