import { isRefusal } from "#contract/refusals.ts";
import { twoStepRoutes as routes } from "#contract/users/two-step.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  replaceRecoveryCodes,
} from "#domain/users/two-step/enrol.ts";
import { proveFactor } from "#domain/users/two-step/prove-factor.ts";
import { challenged, finishSecondStep } from "#domain/users/two-step/second-step.ts";
import { emailKey } from "#domain/users/user.ts";
import { limiter, trustOwner } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";
import { requestDeps, signInDeps } from "#server/http/sessions/request-origin.ts";
import type { UserRoutesDeps } from "./user-routes.ts";

export function twoStepRoutes(mount: Mount, { users, limits }: UserRoutesDeps): void {
  const { limited, guessing } = limiter(limits);

  mount.visitor(routes.finishLogin, async (call) => {
    const { challenge } = call.body;
    const userId = (await challenged(users, challenge)) ?? challenge;
    const loggedIn = await guessing(call, "two_step", userId, () =>
      finishSecondStep(signInDeps(users, call), call.body),
    );
    if (!isRefusal(loggedIn)) {
      await limits.forgive("login", { ip: call.request.ip, user: emailKey(loggedIn.user.email) });
      await trustOwner(limits, call, loggedIn.user);
    }
    return loggedIn;
  });
  mount.user(routes.prove, async (call, user) =>
    guessing(call, "two_step", user.id, () => proveFactor(requestDeps(users, call), call.token, call.body)),
  );
  mount.user(routes.begin, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      beginTwoStep(requestDeps(users, call), call.token, call.body.password),
    ),
  );
  mount.user(routes.confirm, async (call, user) =>
    guessing(call, "two_step", user.id, () =>
      confirmTwoStep(requestDeps(users, call), call.token, call.body.code),
    ),
  );
  mount.user(routes.renewRecoveryCodes, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      guessing(call, "two_step", user.id, () =>
        replaceRecoveryCodes(requestDeps(users, call), call.token, call.body),
      ),
    ),
  );
  mount.user(routes.switchOff, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      guessing(call, "two_step", user.id, () => endTwoStep(requestDeps(users, call), call.token, call.body)),
    ),
  );
}
