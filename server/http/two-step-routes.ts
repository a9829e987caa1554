import { isRefusal } from "#contract/refusals.ts";
import { twoStepRoutes as routes } from "#contract/two-step.ts";
import { emailKey } from "#domain/accounts/account.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  replaceRecoveryCodes,
} from "#domain/accounts/two-step/enrol.ts";
import { challenged, finishSecondStep } from "#domain/accounts/two-step/second-step.ts";
import type { AccountRoutesDeps } from "./account-routes.ts";
import { limiter, trustOwner, userAgentOf } from "./limited.ts";
import type { Mount } from "./mount.ts";

export function twoStepRoutes(mount: Mount, { accounts, limits }: AccountRoutesDeps): void {
  const { limited, guessing } = limiter(limits);

  mount.visitor(routes.finishLogin, async (call) => {
    const { challenge, code } = call.body;
    const userId = (await challenged(accounts, challenge)) ?? challenge;
    const loggedIn = await guessing(call, "two_step", userId, () =>
      finishSecondStep(accounts, { challenge, code, userAgent: userAgentOf(call) }),
    );
    if (!isRefusal(loggedIn)) {
      await limits.forgive("login", { ip: call.request.ip, account: emailKey(loggedIn.user.email) });
      await trustOwner(limits, call, loggedIn.user);
    }
    return loggedIn;
  });
  mount.user(routes.begin, async (call, user) =>
    limited(call, "prove_owner", user.id, () => beginTwoStep(accounts, call.token, call.body.password)),
  );
  mount.user(routes.confirm, async (call, user) =>
    guessing(call, "two_step", user.id, () => confirmTwoStep(accounts, user.id, call.body.code)),
  );
  mount.user(routes.renewRecoveryCodes, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      guessing(call, "two_step", user.id, () => replaceRecoveryCodes(accounts, call.token, call.body)),
    ),
  );
  mount.user(routes.switchOff, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      guessing(call, "two_step", user.id, () => endTwoStep(accounts, call.token, call.body)),
    ),
  );
}
