import { afterAll, expect, test } from "vitest";
import { callRoutes } from "#contract/calls/calls.ts";
import type { SignedInUser } from "#domain/users/sign-in/authenticate.ts";
import { ownLimits, quietApp } from "#testing/http/quiet-app.ts";
import { createMount } from "./mount.ts";

const user: SignedInUser = {
  id: "0b1f5e4c-6f0e-4a43-9d0f-3c0f6a2f9a11",
  sessionId: "5d3f4b0a-8a3e-4a9d-8a86-0f6f3b1f2c22",
  walletId: "7c2a1d3e-1c5b-4c1e-9b0d-2f4e6a8c0d33",
  memberRole: "owner",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  isVerified: true,
  createdAt: new Date(0),
  currency: null,
};

const app = await quietApp();
const mount = createMount(app, async () => user, ownLimits());
mount.user(callRoutes.token, async () => ({ token: "a device's token" }));
mount.user(callRoutes.deductCredits, async () => {
  throw new Error("A body is required here");
});
afterAll(() => app.close());

const post = (url: string, type: string | undefined, payload = "") =>
  app.inject({ method: "POST", url, payload, headers: type === undefined ? {} : { "content-type": type } });

test.each([
  undefined,
  "application/json",
  "application/json; charset=utf-8",
  "application/x-www-form-urlencoded",
  "text/plain;charset=UTF-8",
  "application/octet-stream",
  "nonsense",
])("a POST of nothing to /api/call/token is answered under the content type %s", async (type) => {
  const reply = await post(callRoutes.token.path, type);
  expect([reply.statusCode, reply.json()]).toEqual([200, { token: "a device's token" }]);
});

test("a body of another type is still refused, and a missing one where a body is required", async () => {
  expect((await post(callRoutes.token.path, "text/plain", "hello")).statusCode).toBe(415);
  expect((await post(callRoutes.deductCredits.path, "application/json")).statusCode).toBe(400);
});
