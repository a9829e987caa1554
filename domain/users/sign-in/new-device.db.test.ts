import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { refuse } from "#contract/refusals.ts";
import { knownNetworks } from "#domain/rate-limits/known-networks.ts";
import { askForEmail, confirmEmail } from "#domain/users/settings/change-email.ts";
import { changePassword } from "#domain/users/settings/change-password.ts";
import { forgotPassword, resetPassword } from "#domain/users/settings/reset-password.ts";
import type { RequestOrigin } from "#domain/users/user-deps.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { passkeyHarness, passkeyOrigin } from "#testing/people/passkey-harness.ts";
import { softwareAuthenticator } from "#testing/people/software-authenticator.ts";
import { agreed, day_ms, hour_ms, tokenIn, userHarness } from "#testing/people/user-harness.ts";
import { authenticate } from "./authenticate.ts";
import { exchangeTicket } from "./exchange-ticket.ts";
import { logIn } from "./log-in.ts";
import { undoSignIn } from "./undo-sign-in.ts";

const database = testDatabase();
const networks = knownNetworks(rateLimitStores(database).networks, { now: () => harness.deps.clock.now() });
const endedCallsOf: string[] = [];
const harness = await userHarness(database);

const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0";
let machines = 0;
const newOrigin = (): RequestOrigin => ({
  network: `198.51.100.${++machines}`,
  userAgent: firefox,
  deviceToken: randomBytes(32).toString("base64url"),
});
const from = (origin: RequestOrigin) => ({
  ...harness.deps,
  origin,
  endCalls: async ({ id }: { id: string }) => void endedCallsOf.push(id),
});

type Person = { id: string; email: string; password: string };
const signIn = async (person: Person, origin: RequestOrigin) =>
  agreed(await logIn(from(origin), person)).token;
const newDeviceMails = async ({ email }: { email: string }) =>
  (await harness.mailsTo(email)).filter(({ subject }) => subject === "New sign-in to your account");
const opens = async (token: string) => !("refused" in (await authenticate(harness.deps, token)));

/** A user who has signed in on a device of their own. */
async function settled() {
  const person = await harness.verified();
  const home = newOrigin();
  return { ...person, home, session: await signIn(person, home) };
}

/** As `settled`, with a stranger's sign-in and the token of the mail about it. */
async function intruded() {
  const person = await settled();
  harness.pass(hour_ms);
  const away = newOrigin();
  const stranger = await signIn(person, away);
  const undo = tokenIn((await newDeviceMails(person))[0]);
  return { ...person, away, stranger, undo };
}

describe("a sign-in", () => {
  test("on a new device mails when, which browser and from where; the first one of all does not", async () => {
    const person = await settled();
    expect(await newDeviceMails(person)).toEqual([]);
    const away = newOrigin();
    await signIn(person, away);
    const [mail, ...more] = await newDeviceMails(person);
    expect(more).toEqual([]);
    for (const fact of [
      "When: ",
      " UTC",
      "Browser: Firefox on Windows",
      `Network address: ${away.network}`,
    ]) {
      expect(mail?.text).toContain(fact);
    }
    expect(mail?.text).toMatch(/https:\/\/farline\.test\/undo-sign-in\/[\w-]{43}\n/);
  });

  test("with a known device or from a known network sends no mail", async () => {
    const person = await settled();
    await signIn(person, { ...newOrigin(), deviceToken: person.home.deviceToken });
    await networks.remember(person.id, "198.51.100.255");
    await signIn(person, { ...newOrigin(), network: "198.51.100.255" });
    expect(await newDeviceMails(person)).toEqual([]);
    // Known to one user is not known to another.
    const other = await settled();
    await signIn(other, { ...person.home });
    expect(await newDeviceMails(other)).toHaveLength(1);
  });

  test("after half a year is on a new device again, also on the only one", async () => {
    const person = await settled();
    harness.pass(180 * day_ms);
    await signIn(person, person.home);
    expect(await newDeviceMails(person)).toHaveLength(1);
  });

  test("without a device cookie is told by its network alone", async () => {
    const person = await settled();
    const program = { ...newOrigin(), deviceToken: null };
    await signIn(person, program);
    await signIn(person, program);
    expect(await newDeviceMails(person)).toHaveLength(2);
  });

  test("with Google counts as one", async () => {
    const person = await settled();
    agreed(await exchangeTicket(from(newOrigin()), await harness.ticket(person.id)));
    expect(await newDeviceMails(person)).toHaveLength(1);
  });

  test("keeps fifty devices of a user, by hashes that name neither user nor browser", async () => {
    const person = await settled();
    for (let device = 0; device < 51; device++) {
      harness.pass(1_000);
      await signIn(person, newOrigin());
    }
    const rows = await harness.rows("SELECT device_hash FROM known_device WHERE user_id = $1", [person.id]);
    expect(rows).toHaveLength(50);
    expect(JSON.stringify(rows)).not.toContain(person.home.deviceToken);
  });
});

describe("undoing a sign-in", () => {
  test("ends every session, call, one-time token and the password, and mails a reset link", async () => {
    const person = await intruded();
    await forgotPassword(harness.deps, person.email);
    const earlierReset = await harness.tokenMailedTo(person.email);
    harness.pass(hour_ms / 2);
    agreed(await undoSignIn(from(person.home), person.undo));

    expect(await opens(person.stranger)).toBe(false);
    expect(await opens(person.session)).toBe(false);
    expect(endedCallsOf).toContain(person.id);
    expect(await resetPassword(harness.deps, earlierReset, "an entirely new one")).toEqual(
      refuse("invalid_reset_link"),
    );
    expect(await logIn(harness.deps, person)).toEqual(refuse("invalid_credentials"));

    const [mail] = await harness.mailsTo(person.email);
    expect(mail?.subject).toBe("The sign-in was undone");
    agreed(await resetPassword(harness.deps, tokenIn(mail), "an entirely new one"));
    agreed(await logIn(harness.deps, { ...person, password: "an entirely new one" }));
  });

  test("works once, of twenty at once too, and for seven days", async () => {
    const person = await intruded();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => undoSignIn(from(newOrigin()), person.undo)),
    );
    expect(results.filter((result) => !("refused" in result))).toHaveLength(1);
    expect(await undoSignIn(from(person.home), person.undo)).toEqual(refuse("invalid_undo_link"));

    const late = await intruded();
    harness.pass(7 * day_ms);
    expect(await undoSignIn(from(late.home), late.undo)).toEqual(refuse("invalid_undo_link"));
    expect(await undoSignIn(from(late.home), randomUUID())).toEqual(refuse("invalid_undo_link"));
  });

  test("takes the right to sign in from every passkey, which the stranger may have added", async () => {
    const person = await intruded();
    const passkeys = passkeyHarness(harness);
    const stranger = {
      ...person,
      token: person.stranger,
      authenticator: softwareAuthenticator(passkeyOrigin),
    };
    agreed(await passkeys.add(stranger));
    agreed(await passkeys.signIn(stranger));
    agreed(await undoSignIn(from(person.home), person.undo));
    expect(await passkeys.signIn(stranger)).toEqual(refuse("passkey_refused"));
  });

  test("forgets the stranger's device and network", async () => {
    const person = await intruded();
    await networks.remember(person.id, person.away.network);
    agreed(await undoSignIn(from(person.home), person.undo));
    agreed(await resetPassword(harness.deps, await harness.tokenMailedTo(person.email), "a new password"));
    const before = (await newDeviceMails(person)).length;
    await signIn({ ...person, password: "a new password" }, person.away);
    expect(await newDeviceMails(person)).toHaveLength(before + 1);
  });

  test("still works after the stranger has changed the password and the address, and gives both back", async () => {
    const person = await intruded();
    const change = { currentPassword: person.password, newPassword: "the stranger's own" };
    agreed(await changePassword(from(person.away), person.stranger, change));
    const email = `stranger-${randomUUID()}@example.com`;
    const request = { email, password: change.newPassword };
    agreed(await askForEmail(from(person.away), person.stranger, request, async () => true));
    agreed(await confirmEmail(from(person.away), await harness.tokenMailedTo(email)));
    harness.pass(hour_ms);
    // The stranger's own link for a later sign-in must not outlive the owner's.
    await signIn({ ...person, ...request }, newOrigin());
    const strangersUndo = tokenIn((await newDeviceMails({ email }))[0]);

    agreed(await undoSignIn(from(person.home), person.undo));
    expect(await undoSignIn(from(person.away), strangersUndo)).toEqual(refuse("invalid_undo_link"));
    agreed(await resetPassword(harness.deps, await harness.tokenMailedTo(person.email), "mine again"));
    agreed(await logIn(harness.deps, { ...person, password: "mine again" }));
    expect((await harness.mailsTo(email)).map(({ subject }) => subject)).not.toContain(
      "The sign-in was undone",
    );
  });

  test("by the stranger, for a later sign-in, leaves the owner's link alone", async () => {
    const person = await intruded();
    harness.pass(hour_ms);
    await signIn(person, newOrigin());
    const later = tokenIn((await newDeviceMails(person))[0]);
    expect(later).not.toBe(person.undo);
    agreed(await undoSignIn(from(person.away), later));
    agreed(await undoSignIn(from(person.home), person.undo));
  });
});
