import { operatorDocument, operatorRoutes, operatorSelf } from "#contract/operators/routes.ts";
import type { Route } from "#contract/route.ts";
import { bodyOf } from "./all-routes.ts";
import { newcomer, type Sent } from "./role-scene.ts";
import type { Roles, RolesByRoute } from "./roles.ts";
import { signInRoles } from "./sign-in-roles.ts";
import { userRoles } from "./user-roles.ts";

const everyone = (status = 200, send: Sent = {}): Roles => ({ kind: "everyone", status, send });

const operators = (routes: readonly Route[]): RolesByRoute =>
  Object.fromEntries(
    routes.map((route) => {
      const body = bodyOf(route);
      const send: Sent = typeof body === "object" && body !== null ? { body } : {};
      return [`${route.method} ${route.path}`, { kind: "operators", send }];
    }),
  );

/** Every route of the product but the API's own documentation. A route without a row fails the test. */
export const rolesByRoute: RolesByRoute = {
  ...signInRoles,
  ...userRoles,
  ...operators([operatorSelf, operatorDocument, ...Object.values(operatorRoutes)]),

  "GET /healthz": everyone(),
  "GET /readyz": everyone(),
  "GET /metrics": everyone(404),
  "GET /*": everyone(),
  // To the login: the page's session is in a cookie, as admin-page.db.test.ts says of each role.
  "GET /admin": everyone(302),
  "GET /admin/*": everyone(302),
  "GET /.well-known/security.txt": everyone(),
  "GET /.well-known/change-password": everyone(302),
  "GET /favicon.ico": everyone(302),
  "GET /app.webmanifest": everyone(),
  "GET /brand-pictures/:file": everyone(404),
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
  "POST /api/browser-reports": everyone(204, { body: {} }),
  // Their senders sign them.
  "POST /api/payments/webhook": everyone(400, { body: {} }),
  "POST /api/voice/outgoing": everyone(415, { body: {} }),
  "POST /api/voice/status": everyone(415, { body: {} }),
  "POST /api/voice/incoming": everyone(415, { body: {} }),
  "POST /api/voice/incoming/ended": everyone(415, { body: {} }),
  "POST /api/voice/twilio/outgoing": everyone(415, { body: {} }),
  "POST /api/voice/twilio/status": everyone(415, { body: {} }),
  "POST /api/voice/twilio/caller-id": everyone(415, { body: {} }),
  "POST /api/voice/twilio/caller-id/code": everyone(415, { body: {} }),
  "POST /api/voice/twilio/incoming": everyone(415, { body: {} }),
  "POST /api/voice/twilio/incoming/ended": everyone(415, { body: {} }),
  "POST /api/voice/twilio/recorded": everyone(415, { body: {} }),
  // Its address is signed.
  "GET /api/voice/greeting/:user/:greeting": everyone(404),
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
  "POST /api/auth/sign-up-state": everyone(200, { body: { email: "nothing@example.org", token: "unknown" } }),
  "POST /api/auth/logout": everyone(),
  "POST /api/auth/passkey/options": everyone(),
};
