import { rechargeRoutes as contract } from "#contract/money/recharge.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { PaymentAction } from "#domain/payments/limits/payment-limits.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { readRule, turnOffByLink, turnOffRule, turnOnRule } from "#domain/payments/recharge/change-rule.ts";
import { finishPayment } from "#domain/payments/recharge/finish-payment.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Authenticate, Mount } from "#server/http/mount.ts";
import type { ProveOwner } from "#server/http/sessions/owner-proof.ts";

interface RechargeRouteDeps extends PaymentDeps {
  limits: RateLimits<PaymentAction>;
  authenticate: Authenticate;
  proveOwner: ProveOwner;
}

export function rechargeRoutes(mount: Mount, deps: RechargeRouteDeps): void {
  const { limited } = limiter(deps.limits);

  mount.user(contract.state, ({ query }, user) => readRule(deps, user, query.currency));

  mount.user(contract.turnOn, (call, user) =>
    limited(call, "change_rule", user.id, () =>
      turnOnRule(deps, user, call.body, () => deps.proveOwner(call, user.id, call.body.password)),
    ),
  );

  mount.user(contract.turnOff, (call, user) =>
    limited(call, "change_card", user.id, () => turnOffRule(deps, user, call.body.rule)),
  );

  mount.visitor(contract.turnOffByLink, (call) =>
    limited(call, "recharge_link", undefined, async () => {
      const user = call.token === undefined ? undefined : await deps.authenticate(call.token);
      return turnOffByLink(deps, call.body.token, user && !isRefusal(user) ? user.id : undefined);
    }),
  );

  mount.user(contract.finish, (call, user) =>
    limited(call, "check_provider", user.id, () => finishPayment(deps, user, call.body)),
  );
}
