import { randomBytes } from "node:crypto";
import { assertion } from "./all-routes.ts";
import { confirmedTwoStep, mailedToken, newcomer, newPassword, type Sent, undoToken } from "./role-scene.ts";
import type { Roles, RolesByRoute } from "./roles.ts";

const unknown = randomBytes(32).toString("base64url");
const sessions = "server/http/routes/users/openid-routes.db.test.ts";
const links = "server/http/routes/users/openid-link-routes.db.test.ts";

const elsewhere = (refused: number, wrong: Sent, heldBy: string): Roles => ({
  kind: "elsewhere",
  refused,
  wrong,
  heldBy,
});

/** The routes that take a secret in place of a session: a password, a mailed token, a code or a passkey. */
export const signInRoles: RolesByRoute = {
  "POST /api/auth/login": {
    kind: "secret",
    refused: 401,
    wrong: { body: { email: "nothing@example.org", password: "guessed" } },
    send: async ({ fresh }) => {
      const { email, password } = await fresh();
      return { body: { email, password } };
    },
  },
  "DELETE /api/auth/admin/delete-user": {
    kind: "secret",
    refused: 403,
    wrong: { body: { email: "nothing@example.org", password: "guessed" } },
    send: async ({ use }) => {
      const { email, password, ...names } = newcomer();
      await use.ask("POST", "/api/auth/signup", { body: { email, password, ...names } });
      return { body: { email, password } };
    },
  },
  "POST /api/auth/reset-password/:token": {
    kind: "secret",
    refused: 400,
    wrong: { id: unknown, body: { password: newPassword } },
    send: async (scene) => ({
      id: await mailedToken(scene, "reset_password", null),
      body: { password: newPassword },
    }),
  },
  "POST /api/auth/confirm-email": {
    kind: "secret",
    refused: 400,
    wrong: { body: { token: unknown } },
    send: async (scene) => ({
      body: { token: await mailedToken(scene, "change_email", newcomer().email) },
    }),
  },
  "POST /api/auth/undo-sign-in": {
    kind: "secret",
    refused: 400,
    wrong: { body: { token: unknown } },
    send: async (scene) => ({ body: { token: await undoToken(scene) } }),
  },
  "POST /api/auth/two-step": {
    kind: "secret",
    refused: 403,
    wrong: { body: { challenge: unknown, code: "123456" } },
    async send(scene) {
      const { user, code } = await confirmedTwoStep(scene);
      const { email, password } = user;
      const login = await scene.use.ask("POST", "/api/auth/login", { body: { email, password } });
      return { body: { challenge: JSON.parse(login.text).twoStep.challenge, code } };
    },
  },
  "GET /api/auth/verify-email/:token": elsewhere(
    302,
    { id: unknown },
    "server/http/routes/users/user-routes.db.test.ts",
  ),
  "POST /api/auth/session": elsewhere(401, { body: { ticket: unknown } }, sessions),
  "POST /api/auth/oidc/link-with-password": elsewhere(
    403,
    { body: { challenge: unknown, password: "guessed" } },
    links,
  ),
  "POST /api/auth/oidc/mail-link": elsewhere(403, { body: { challenge: unknown } }, links),
  "POST /api/auth/oidc/confirm-link": elsewhere(403, { body: { token: unknown } }, links),
  "POST /api/auth/oidc/confirm-address": elsewhere(
    403,
    { body: { token: unknown } },
    "server/http/routes/users/openid-providers.db.test.ts",
  ),
  "POST /api/auth/passkey": elsewhere(
    403,
    { body: { passkey: assertion } },
    "server/http/routes/users/passkey-routes.db.test.ts",
  ),
  "POST /api/auth/two-step/passkey": elsewhere(
    403,
    { body: { challenge: unknown } },
    "server/http/routes/users/passkey-routes.db.test.ts",
  ),
};
