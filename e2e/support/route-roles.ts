import { randomBytes, randomUUID } from "node:crypto";
import { operatorRoutes, operatorSelf } from "#contract/operators/routes.ts";
import type { Route } from "#contract/route.ts";
import { appCode } from "#e2e/accounts/support/totp.ts";
import { assertion, bodyOf } from "./all-routes.ts";
import type { ReadyUser } from "./ready-user.ts";
import {
  confirmedTwoStep,
  mailedToken,
  newcomer,
  newPasskey,
  newPassword,
  type Scene,
  type Sent,
  twoStepUser,
  undoToken,
  withSecondStep,
} from "./role-scene.ts";

/**
 * Who may do what on a route, by the status of the answer.
 * `everyone`: needs no session. `own`: any user, about nothing but their own. `ids`: names something of the owner's, which
 * another user must not find. `secret`: needs a mailed or issued secret instead of a session; without it `refused`.
 * `operators`: needs a grant from the command line; admin-roles.db.test.ts asks as each role.
 * `elsewhere`: a secret that takes a journey of its own; this test holds the right user's way.
 */
export type Roles =
  | { kind: "everyone"; status: number; send?: Sent }
  | { kind: "own"; send?(scene: Scene): Promise<Sent> | Sent }
  | { kind: "ids"; stranger: number; send(scene: Scene): Promise<Sent> | Sent }
  | { kind: "secret"; refused: number; wrong: Sent; send(scene: Scene): Promise<Sent> | Sent }
  | { kind: "operators"; send: Sent }
  | { kind: "elsewhere"; refused: number; wrong: Sent; heldBy: string };

const unknown = randomBytes(32).toString("base64url");
const everyone = (status = 200, send: Sent = {}): Roles => ({ kind: "everyone", status, send });
const own = (body?: object): Roles => ({ kind: "own", send: () => (body ? { body } : {}) });

/** The request of a user who may be changed by it. */
const asFresh = (body: (user: ReadyUser) => object = () => ({})): Roles => ({
  kind: "own",
  async send({ fresh }) {
    const user = await fresh();
    return { token: user.token, body: body(user) };
  },
});

const quality = {
  ...{ duration_s: 61, mosAverage: 4.2, mosLowest: 3.9, jitterAverage_ms: 3, jitterHighest_ms: 11 },
  ...{ roundTripAverage_ms: 48, roundTripHighest_ms: 120, packetsLostPercent: 0.1, hints: [] },
};
const london = "+442079460000";
const contact = { name: "Grace", numbers: [{ number: london, label: "Work" }] };
const sessions = "server/http/openid-routes.db.test.ts";
const links = "server/http/openid-link-routes.db.test.ts";

const operators = (routes: readonly Route[]): Record<string, Roles> =>
  Object.fromEntries(
    routes.map((route) => {
      const body = bodyOf(route);
      const send: Sent = typeof body === "object" && body !== null ? { body } : {};
      return [`${route.method} ${route.path}`, { kind: "operators", send }];
    }),
  );

/** Every route of the product but the API's own documentation. A route without a row fails the test. */
export const rolesByRoute: Readonly<Record<string, Roles>> = {
  ...operators([operatorSelf, ...Object.values(operatorRoutes)]),

  "GET /healthz": everyone(),
  "GET /readyz": everyone(),
  "GET /metrics": everyone(404),
  "GET /*": everyone(),
  // To the login: the page's session is in a cookie, as admin-page.db.test.ts says of each role.
  "GET /admin": everyone(302),
  "GET /admin/*": everyone(302),
  "GET /.well-known/security.txt": everyone(),
  "GET /robots.txt": everyone(),
  "GET /sitemap.xml": everyone(),
  "GET /api/texts/:name": everyone(200, { id: "terms" }),
  "GET /api/config": everyone(),
  "GET /api/tariff": everyone(),
  "GET /api/exchange-rate": everyone(),
  "GET /api/contact/challenge": everyone(),
  "GET /api/auth/google": everyone(302),
  // Without a begun sign-in it leads back to the page with an error.
  "GET /api/auth/google/callback": everyone(302),
  "POST /api/csp-reports": everyone(204, { body: {} }),
  // Their senders sign them.
  "POST /api/payments/webhook": everyone(400, { body: {} }),
  "POST /api/voice/outgoing": everyone(415, { body: {} }),
  "POST /api/voice/status": everyone(415, { body: {} }),
  // Without a solved CAPTCHA.
  "POST /api/contact": everyone(400, {
    body: {
      name: "Ada",
      email: "a@example.org",
      subject: "A question",
      message: "Well?",
      recaptchaToken: "x",
    },
  }),
  "POST /api/auth/signup": everyone(200, { body: newcomer() }),
  "POST /api/auth/forgot-password": everyone(200, { body: { email: "nothing@example.org" } }),
  "POST /api/auth/resend-verification": everyone(200, { body: { email: "nothing@example.org" } }),
  "POST /api/auth/logout": everyone(),
  "POST /api/auth/passkey/options": everyone(),

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
  "GET /api/auth/verify-email/:token": {
    kind: "elsewhere",
    refused: 302,
    wrong: { id: unknown },
    heldBy: "server/http/user-routes.db.test.ts",
  },
  "POST /api/auth/session": {
    kind: "elsewhere",
    refused: 401,
    wrong: { body: { ticket: unknown } },
    heldBy: sessions,
  },
  "POST /api/auth/google/link": {
    kind: "elsewhere",
    refused: 403,
    wrong: { body: { challenge: unknown, password: "guessed" } },
    heldBy: links,
  },
  "POST /api/auth/google/link/mail": {
    kind: "elsewhere",
    refused: 403,
    wrong: { body: { challenge: unknown } },
    heldBy: links,
  },
  "POST /api/auth/google/link/confirm": {
    kind: "elsewhere",
    refused: 403,
    wrong: { body: { token: unknown } },
    heldBy: links,
  },
  "POST /api/auth/oidc/confirm-address": {
    kind: "elsewhere",
    refused: 403,
    wrong: { body: { token: unknown } },
    heldBy: "server/http/openid-providers.db.test.ts",
  },
  "POST /api/auth/passkey": {
    kind: "elsewhere",
    refused: 403,
    wrong: { body: { passkey: assertion } },
    heldBy: "server/http/passkey-routes.db.test.ts",
  },
  "POST /api/auth/two-step/passkey": {
    kind: "elsewhere",
    refused: 403,
    wrong: { body: { challenge: unknown } },
    heldBy: "server/http/passkey-routes.db.test.ts",
  },

  "GET /api/auth/me": own(),
  "GET /api/account": own(),
  "GET /api/account/sessions": own(),
  "GET /api/account/passkeys": own(),
  "GET /api/account/security-events": own(),
  "GET /api/account/data": own(),
  "GET /api/payments/credits": own(),
  "GET /api/payments/transactions": own(),
  "GET /api/payments/test": own(),
  "GET /api/payments/allowance": own(),
  "GET /api/payments/money-back": own(),
  "GET /api/calls": own(),
  "GET /api/calls/summary": own(),
  "GET /api/events": own(),
  "GET /api/contacts": own(),
  "POST /api/contacts": own({ id: randomUUID(), ...contact }),
  "POST /api/contacts/import": own({ contacts: [contact] }),
  "POST /api/payments/quotes": own({ kind: "preset", amount: 10, currency: "USD" }),
  "POST /api/payments/add-credits": own({ credits: 100 }),
  "POST /api/call/token": own(),
  "POST /api/account/passkeys/confirm": own(),
  "DELETE /api/account/email": own(),
  "POST /api/payments/create-payment-intent": asFresh(() => ({ amount: 10 })),
  "DELETE /api/account/sessions": asFresh(),
  "POST /api/account/name": asFresh(() => ({ firstName: "Grace", lastName: "Hopper" })),
  "POST /api/account/language": asFresh(() => ({ language: "de" })),
  "POST /api/account/countries": asFresh(({ password }) => ({ countries: ["GB"], password })),
  "POST /api/account/email": asFresh(({ password }) => ({ email: newcomer().email, password })),
  "POST /api/account/password": asFresh(({ password }) => ({ currentPassword: password, newPassword })),
  "POST /api/account/two-step": asFresh(({ password }) => ({ password })),
  "POST /api/account/passkeys/options": asFresh(({ password }) => ({ password })),
  "DELETE /api/account": asFresh(({ email, password }) => ({ email, password })),
  "POST /api/account/two-step/confirm": {
    kind: "own",
    async send(scene) {
      const { user, secret } = await twoStepUser(scene);
      return { token: user.token, body: { code: appCode(secret) } };
    },
  },
  "POST /api/account/two-step/recovery-codes": { kind: "own", send: withSecondStep },
  "DELETE /api/account/two-step": { kind: "own", send: withSecondStep },
  "POST /api/account/passkeys": {
    kind: "own",
    async send(scene) {
      const user = await scene.fresh();
      return { token: user.token, body: { passkey: await newPasskey(scene, user) } };
    },
  },
  "POST /api/account/two-step/passkeys": {
    kind: "own",
    async send(scene) {
      const user = await scene.fresh();
      const body = { passkey: await newPasskey(scene, user) };
      await scene.use.ask("POST", "/api/account/passkeys", { token: user.token, body });
      return { token: user.token, body: { password: user.password } };
    },
  },

  "PUT /api/contacts/:id": {
    kind: "ids",
    stranger: 404,
    send: ({ ids }) => ({ id: ids.contact, body: { version: 1, ...contact } }),
  },
  "DELETE /api/contacts/:id": { kind: "ids", stranger: 404, send: ({ ids }) => ({ id: ids.contact }) },
  "GET /api/calls/:id": { kind: "ids", stranger: 404, send: ({ ids }) => ({ id: ids.call }) },
  "POST /api/calls/:id/quality": {
    kind: "ids",
    stranger: 404,
    send: ({ ids }) => ({ id: ids.call, body: quality }),
  },
  "POST /api/payments/:id/money-back": {
    kind: "ids",
    stranger: 404,
    async send({ ids, owner, use }) {
      const { text } = await use.ask("GET", "/api/payments/money-back", { token: owner.token });
      return { id: ids.payment, body: { amount: JSON.parse(text)[0].amount } };
    },
  },
  "GET /api/payments/receipts/:id": { kind: "ids", stranger: 404, send: ({ ids }) => ({ id: ids.payment }) },
  "POST /api/call/deduct-credits": {
    kind: "ids",
    stranger: 404,
    send: ({ ids }) => ({ body: { duration: 1, phoneNumber: london, providerCallId: ids.call } }),
  },
  "POST /api/account/passkeys/:id": {
    kind: "ids",
    stranger: 404,
    send: ({ ids }) => ({ id: ids.passkey, body: { name: "Phone" } }),
  },
  "DELETE /api/account/passkeys/:id": {
    kind: "ids",
    stranger: 404,
    send: ({ ids, owner }) => ({ id: ids.passkey, body: { password: owner.password } }),
  },
  "DELETE /api/account/sessions/:id": {
    kind: "ids",
    stranger: 404,
    send: ({ ids }) => ({ id: ids.session }),
  },
};
