import { isRefusal, type Refusal } from "../../contract/refusals.ts";
import type { Route } from "../../contract/route.ts";
import { twoStepRoutes as routes } from "../../contract/two-step.ts";
import { emailKey } from "../../domain/accounts/account.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  replaceRecoveryCodes,
} from "../../domain/accounts/two-step/enrol.ts";
import { challenged, finishSecondStep } from "../../domain/accounts/two-step/second-step.ts";
import type { AccountRoutesDeps } from "./account-routes.ts";
import { limiter, userAgentOf } from "./limited.ts";
import type { Call, Mount } from "./mount.ts";

export function twoStepRoutes(mount: Mount, { accounts, limits }: AccountRoutesDeps): void {
  const limited = limiter(limits);

  /** Counts guesses at codes, which the owner's right one makes forgotten. */
  const guessing = <R extends Route, T>(call: Call<R>, userId: string, work: () => Promise<T | Refusal>) =>
    limited(call, "two_step", userId, async () => {
      const result = await work();
      if (!isRefusal(result)) await limits.forgive("two_step", userId);
      return result;
    });

  mount.visitor(routes.finishLogin, async (call) => {
    const { challenge, code } = call.body;
    const userId = (await challenged(accounts, challenge)) ?? challenge;
    const loggedIn = await guessing(call, userId, () =>
      finishSecondStep(accounts, { challenge, code, userAgent: userAgentOf(call) }),
    );
    if (!isRefusal(loggedIn)) await limits.forgive("login", emailKey(loggedIn.user.email));
    return loggedIn;
  });
  mount.user(routes.begin, async (call, user) =>
    limited(call, "prove_owner", user.id, () => beginTwoStep(accounts, call.token, call.body.password)),
  );
  mount.user(routes.confirm, async (call, user) =>
    guessing(call, user.id, () => confirmTwoStep(accounts, user.id, call.body.code)),
  );
  mount.user(routes.renewRecoveryCodes, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      guessing(call, user.id, () => replaceRecoveryCodes(accounts, call.token, call.body)),
    ),
  );
  mount.user(routes.switchOff, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      guessing(call, user.id, () => endTwoStep(accounts, call.token, call.body)),
    ),
  );
}
