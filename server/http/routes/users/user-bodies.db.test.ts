import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { callAuth, type Given, newPerson, userApp } from "#testing/http/user-app.ts";
import { userHarness } from "#testing/people/user-harness.ts";

const database = testDatabase();
const app = await userApp(database, await userHarness(database));
afterAll(() => app.close());

const call = (method: "GET" | "POST" | "DELETE", path: string, given?: Given) =>
  callAuth(app, method, path, given);

test.each<[string, string, unknown, string]>([
  ["signup", "no body", undefined, ""],
  ["signup", "an empty body", {}, "Please enter all fields"],
  ["signup", "blank names", { ...newPerson(), firstName: "  " }, "Please enter all fields"],
  ["signup", "numbers for text", { ...newPerson(), lastName: 7 }, "Please enter all fields"],
  [
    "signup",
    "a short password",
    { ...newPerson(), password: "12345" },
    "Password must be at least 6 characters",
  ],
  [
    "signup",
    "a long password",
    { ...newPerson(), password: "x".repeat(129) },
    "Password must be at most 128 characters",
  ],
  [
    "signup",
    "two addresses",
    { ...newPerson(), email: "a@example.com, b@example.com" },
    "Please enter a valid email address",
  ],
  [
    "signup",
    "a line break in the address",
    { ...newPerson(), email: "a@example.com\r\nBcc: b@example.com" },
    "Please enter a valid email address",
  ],
  ["login", "nothing", {}, "Please fill in all fields"],
  ["forgot-password", "nothing", {}, "Please enter your email"],
  ["resend-verification", "nothing", {}, "Email address is required"],
  ["session", "an object for a ticket", { ticket: {} }, ""],
])("%s with %s is refused in one shape", async (path, _what, body, message) => {
  const reply = await call("POST", path, body === undefined ? {} : { body });
  expect(reply.status).toBe(400);
  expect(reply.body.error).toMatchObject({ code: "invalid_request" });
  if (message) expect(reply.body).toMatchObject({ message, msg: message });
});
