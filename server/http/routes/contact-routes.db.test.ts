import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { altchaCaptcha } from "#adapters/captcha/altcha.ts";
import { captchaKey, contactStore, spentChallengeStore } from "#adapters/postgres/contact-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { messages } from "#contract/messages/messages.ts";
import { contactLimits } from "#domain/contact/send-message.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { handleErrors } from "#server/http/errors.ts";
import { createMount } from "#server/http/mount.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { ownLimits } from "#testing/http/quiet-app.ts";
import { type UserHarness, userHarness } from "#testing/people/user-harness.ts";
import { captchaChallengeRoute, contactRoutes } from "./contact-routes.ts";

const database = testDatabase();
const app = fastify();
let harness: UserHarness;

beforeAll(async () => {
  harness = await userHarness(database);
  const captcha = altchaCaptcha({
    // The proof of work is checked against the machine's clock.
    clock: { now: () => new Date() },
    hmacKey: await database.withClient(captchaKey),
    spent: {
      spend: (id, expiresAt) =>
        database.withClient((client) => spentChallengeStore(client).spend(id, expiresAt)),
    },
    attempts: { minimum: 2, maximum: 5 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  captchaChallengeRoute(app, captcha.createChallenge);
  const authenticated = (token: string | undefined) => authenticate(harness.deps, token);
  contactRoutes(createMount(app, authenticated, ownLimits()), {
    clock: harness.deps.clock,
    ids: harness.deps.ids,
    captcha,
    mail: harness.deps.mail,
    transaction: (work) =>
      database.transaction((client) =>
        work({ messages: contactStore(client), outbox: outboxStore(client, testCipher) }),
      ),
    operatorEmail: "operator@farline.example",
    authenticate: authenticated,
    limits: rateLimits({ ...rateLimitStores(database), clock: harness.deps.clock }, contactLimits),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await harness.rows("TRUNCATE contact_message, contact_answer, outbox, rate_limit");
});

const form = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  subject: "Rates",
  message: "What does a call to Lima cost?",
};

/** Fetches a challenge and solves it, as the widget in the browser does. */
async function solvedCaptcha(): Promise<string> {
  const response = await app.inject({ method: "GET", url: "/api/contact/challenge" });
  expect(response.headers["cache-control"]).toBe("no-store");
  const challenge = response.json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

async function send(body: object, token?: string) {
  const headers = token === undefined ? {} : { "x-auth-token": token };
  const response = await app.inject({ method: "POST", url: "/api/contact", headers, payload: body });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const storedMessages = () =>
  harness.rows<{ email: string; user_id: string | null }>("SELECT * FROM contact_message");
const queued = () => readOutbox(database);

test("a message is kept and mailed to the operator", async () => {
  expect(await send({ ...form, recaptchaToken: await solvedCaptcha() })).toMatchObject({
    status: 200,
    body: { msg: messages.contact.success },
  });
  expect(await storedMessages()).toMatchObject([{ ...form, user_id: null, state: "open" }]);
  expect(await queued()).toMatchObject([
    {
      recipient: "operator@farline.example",
      reply_to: "ada@example.com",
      subject: "Contact form: Rates",
      text_body: expect.stringContaining("What does a call to Lima cost?"),
    },
  ]);
});

describe("without a good CAPTCHA nothing is written", () => {
  test.each([
    ["no answer", {}],
    ["an empty answer", { recaptchaToken: "" }],
    ["null", { recaptchaToken: null }],
    ["a made up answer", { recaptchaToken: "made up" }],
    ["an endless answer", { recaptchaToken: "x".repeat(20_000) }],
  ])("%s", async (_name, captcha) => {
    const refused = { status: 400, body: { msg: messages.contact.captcha } };
    expect(await send({ ...form, ...captcha })).toMatchObject(refused);
    expect(await storedMessages()).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  test("concurrent copies of one answer count once", async () => {
    const recaptchaToken = await solvedCaptcha();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send({ ...form, recaptchaToken })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await storedMessages()).toHaveLength(1);
  });
});

describe("a logged-in sender", () => {
  test.each([
    ["another address", "other@example.com"],
    ["no address", undefined],
    ["an empty address", ""],
    ["half an address", "ada@"],
  ])("writes from the user's own address when the form has %s", async (_what, email) => {
    const person = await harness.verified();
    const token = await harness.session(person);
    const sent = await send({ ...form, email, recaptchaToken: await solvedCaptcha() }, token);
    expect(sent.status).toBe(200);
    expect(await storedMessages()).toMatchObject([{ email: person.email, user_id: person.id }]);
  });

  test("whose session has ended is a guest", async () => {
    const sent = await send({ ...form, recaptchaToken: await solvedCaptcha() }, "a-token-of-yesterday");
    expect(sent.status).toBe(200);
    expect(await storedMessages()).toMatchObject([{ email: "ada@example.com", user_id: null }]);
  });
});

test.each([
  ["a blank name", { name: " " }, messages.contact.missing],
  ["no subject", { subject: undefined }, messages.contact.missing],
  ["no message", { message: "" }, messages.contact.missing],
  ["no address", { email: "" }, messages.contact.missing],
  ["a malformed address", { email: "ada" }, messages.register.invalidEmail],
  [
    "a header in the address",
    { email: "ada@example.com\nBcc: all@example.com" },
    messages.register.invalidEmail,
  ],
  ["an endless message", { message: "x".repeat(10_001) }, "Please use at most 10000 characters"],
  ["an endless subject", { subject: "x".repeat(201) }, "Please use at most 200 characters"],
])("%s is refused with a sentence, and its CAPTCHA stays good", async (_name, changes, msg) => {
  const recaptchaToken = await solvedCaptcha();
  expect(await send({ ...form, ...changes, recaptchaToken })).toMatchObject({ status: 400, body: { msg } });
  expect(await storedMessages()).toEqual([]);
  expect((await send({ ...form, recaptchaToken })).status).toBe(200);
});

test("a message that cannot be mailed is not stored", async () => {
  await harness.rows(
    "ALTER TABLE outbox ADD CONSTRAINT out_of_order CHECK (subject <> 'Contact form: Rates')",
  );
  try {
    expect((await send({ ...form, recaptchaToken: await solvedCaptcha() })).status).toBe(500);
    expect(await storedMessages()).toEqual([]);
  } finally {
    await harness.rows("ALTER TABLE outbox DROP CONSTRAINT out_of_order");
  }
});

test("a sender of too many messages has to wait, and the answer says how long", async () => {
  const most = contactLimits.contact.user.attempts;
  for (let sent = 0; sent < most; sent++) await send({ ...form, recaptchaToken: "made up" });
  const over = await send({ ...form, recaptchaToken: await solvedCaptcha() });
  expect(over).toMatchObject({ status: 429, headers: { "retry-after": "300" } });
  expect(await storedMessages()).toEqual([]);
});

test("the key of the challenges is long and the database's own", async () => {
  const key = await database.withClient(captchaKey);
  expect(key).toMatch(/^[\da-f-]{144}$/);
});
