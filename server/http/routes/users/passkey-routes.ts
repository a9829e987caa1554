import { isRefusal } from "#contract/refusals.ts";
import { passkeyRoutes as routes } from "#contract/users/passkeys.ts";
import { addPasskey, beginPasskey } from "#domain/users/passkeys/add-passkey.ts";
import { listPasskeys, removePasskey, renamePasskey } from "#domain/users/passkeys/manage-passkeys.ts";
import { askForPasskey, signInWithPasskey } from "#domain/users/passkeys/sign-in.ts";
import { askConfirmation, askSecondStep, requirePasskey } from "#domain/users/two-step/passkey-step.ts";
import { emailKey } from "#domain/users/user.ts";
import { limiter, trustOwner } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";
import { requestDeps, signInDeps } from "#server/http/sessions/request-origin.ts";
import type { UserRoutesDeps } from "./user-routes.ts";

export function passkeyRoutes(mount: Mount, { users, limits }: UserRoutesDeps): void {
  const { limited, guessing } = limiter(limits);

  mount.visitor(routes.signInOptions, async (call) =>
    limited(call, "passkey_challenge", undefined, () => askForPasskey(users)),
  );
  mount.visitor(routes.signIn, async (call) => {
    const { passkey } = call.body;
    // The owner is not known before the signature is checked, so attempts are counted against the passkey.
    const loggedIn = await guessing(call, "passkey_login", passkey.id, () =>
      signInWithPasskey(signInDeps(users, call), passkey),
    );
    if (!isRefusal(loggedIn)) {
      await limits.forgive("login", { ip: call.request.ip, user: emailKey(loggedIn.user.email) });
      await trustOwner(limits, call, loggedIn.user);
      await limits.trust({ ip: call.request.ip, user: passkey.id });
    }
    return loggedIn;
  });
  mount.visitor(routes.secondStepOptions, async (call) =>
    limited(call, "redeem_token", undefined, () => askSecondStep(users, call.body.challenge)),
  );

  mount.user(routes.list, async (_call, user) => listPasskeys(users, user.id));
  mount.user(routes.confirmOptions, async (call, user) =>
    limited(call, "passkey_challenge", undefined, () => askConfirmation(users, user.id)),
  );
  // Its answer may come from the second step, whose codes are guessed at here as well as at a login.
  mount.user(routes.addOptions, async (call, user) => {
    const begin = () => beginPasskey(requestDeps(users, call), call.token, call.body);
    return limited(call, "prove_owner", user.id, () =>
      call.body.code === undefined ? begin() : guessing(call, "two_step", user.id, begin),
    );
  });
  mount.user(routes.add, async (call, user) =>
    limited(call, "redeem_token", undefined, () => addPasskey(requestDeps(users, call), user.id, call.body)),
  );
  mount.user(routes.rename, async ({ params, body }, user) =>
    renamePasskey(users, user.id, { ...params, ...body }),
  );
  mount.user(routes.remove, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      removePasskey(requestDeps(users, call), call.token, { ...call.params, ...call.body }),
    ),
  );
  mount.user(routes.requireAtLogin, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      requirePasskey(requestDeps(users, call), call.token, call.body.password),
    ),
  );
}
