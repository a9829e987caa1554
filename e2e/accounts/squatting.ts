import { describe, expect, test } from "vitest";
import { call, type Reply } from "./support/call.ts";
import { arriveFromGoogle, exchange, signInWithGoogle } from "./support/google.ts";
import { mailsTo, mailTo, tokenIn } from "./support/inbox.ts";
import {
  logIn,
  meStatus,
  newPerson,
  type Person,
  refusal,
  resetPassword,
  signUp,
  subjects,
  tokenOf,
  verificationToken,
  verifiedPerson,
} from "./support/people.ts";
import { target } from "./support/target.ts";

interface SignedUp extends Person {
  link: string;
}

/** Signs up and reads the link that this sign-up mailed. */
async function signedUp(person: Person, earlier = 0): Promise<SignedUp> {
  await signUp(person);
  return { ...person, link: await verificationToken(person.email, earlier) };
}

/** A stranger's sign-up and the owner's for one address, in either order. */
async function bothSignedUp(first: "stranger" | "owner") {
  const one = await signedUp(newPerson());
  const other = await signedUp({ ...newPerson(), email: one.email }, 1);
  return first === "stranger" ? { stranger: one, owner: other } : { stranger: other, owner: one };
}

const open = (link: string) =>
  call("GET", `/api/auth/verify-email/${link}`, { headers: { accept: "application/json" } });
const tryLogin = ({ email, password }: Person) =>
  call("POST", "/api/auth/login", { body: { email, password } });
const void_ = { status: 400, body: refusal("invalid_link") };
const wrong = { status: 401, body: refusal("invalid_credentials") };

describe.skipIf(!target.sandboxUrl).each(["stranger", "owner"] as const)(
  "an address that a stranger and its owner sign up with, the %s first",
  (first) => {
    test("belongs to the owner by the owner's link, and the stranger's password opens nothing", async () => {
      const { stranger, owner } = await bothSignedUp(first);
      expect(owner.link).not.toBe(stranger.link);
      expect((await open(owner.link)).status).toBe(200);
      expect(await open(stranger.link)).toMatchObject(void_);
      expect(await meStatus(await logIn(owner))).toBe(200);
      expect(await tryLogin(stranger)).toMatchObject(wrong);
      expect((await open(owner.link)).status).toBe(200);
    });

    test("opens with the stranger's password only after the stranger's own link, and a reset ends that", async () => {
      const { stranger, owner } = await bothSignedUp(first);
      expect((await open(stranger.link)).status).toBe(200);
      expect(await open(owner.link)).toMatchObject(void_);
      expect(await tryLogin(owner)).toMatchObject(wrong);
      const strangers = await logIn(stranger);
      await call("POST", "/api/auth/forgot-password", { body: { email: owner.email } });
      const reset = tokenIn(await mailTo(owner.email, subjects.reset));
      expect((await resetPassword(reset, owner.password)).status).toBe(200);
      expect(await meStatus(strangers)).toBe(401);
      expect(await tryLogin(stranger)).toMatchObject(wrong);
      expect(await meStatus(await logIn(owner))).toBe(200);
    });
  },
);

describe.skipIf(!target.sandboxUrl)("mails to an address that several people signed up with", () => {
  test("say when each sign-up was made, and a link sent again belongs to its own", async () => {
    const { stranger, owner } = await bothSignedUp("stranger");
    for (const { text } of await mailsTo(owner.email)) {
      expect(text).toMatch(/Registered: .+ UTC/);
      expect(text).toContain("another person chose the password");
    }
    const resend = (body: object) => call("POST", "/api/auth/resend-verification", { body });
    await resend({ email: owner.email });
    const several = await mailTo(owner.email, subjects.several);
    expect(several.links.map((link) => new URL(link).pathname)).toEqual(["/login"]);
    await resend({ email: owner.email, password: owner.password });
    expect((await open(await verificationToken(owner.email, 2))).status).toBe(200);
    expect(await meStatus(await logIn(owner))).toBe(200);
    expect(await tryLogin(stranger)).toMatchObject(wrong);
  });
});

function challengeIn(reply: Reply): string {
  expect(reply).toMatchObject({ status: 403, body: refusal("openid_link_required") });
  return String((reply.body.openidLink as { challenge: unknown }).challenge);
}
const link = (path: string, body: object) => call("POST", `/api/auth/oidc/${path}`, { body });

describe.skipIf(!target.sandboxGoogle)("coming by Google", () => {
  test("to an address that strangers signed up with voids all of that", async () => {
    const { stranger, owner } = await bothSignedUp("stranger");
    const session = await signInWithGoogle(owner.email);
    const me = await call("GET", "/api/auth/me", { token: session });
    expect(me.body).toMatchObject({ firstName: "Grace", isVerified: true });
    for (const signUp of [stranger, owner]) {
      expect(await open(signUp.link)).toMatchObject(void_);
      expect((await tryLogin(signUp)).body).toMatchObject({ useGoogleAuth: true });
    }
    expect(await meStatus(session)).toBe(200);
  });

  test("to an account with a password asks for it once, and keeps it", async () => {
    const person = await verifiedPerson();
    const challenge = challengeIn(await exchange(await arriveFromGoogle(person.email)));
    expect(await meStatus(challenge)).toBe(401);
    expect(await link("link-with-password", { challenge, password: "something else" })).toMatchObject({
      status: 403,
      body: refusal("wrong_password"),
    });
    const session = tokenOf(await link("link-with-password", { challenge, password: person.password }));
    const me = await call("GET", "/api/auth/me", { token: session });
    expect(me.body).toMatchObject({ email: person.email, firstName: "Ada" });
    await mailTo(person.email, subjects.linked);
    expect(await meStatus(await signInWithGoogle(person.email))).toBe(200);
    expect(await meStatus(await logIn(person))).toBe(200);
  });

  test("to an account that a stranger verified takes it back with a mailed link", async () => {
    const { stranger, owner } = await bothSignedUp("stranger");
    // A scanner opens every link, and the stranger's comes first.
    expect((await open(stranger.link)).status).toBe(200);
    const strangers = await logIn(stranger);
    const device = await call("POST", "/api/call/token", { token: strangers });
    expect(device.status).toBe(200);

    const challenge = challengeIn(await exchange(await arriveFromGoogle(owner.email)));
    expect((await link("mail-link", { challenge })).status).toBe(200);
    const mail = await mailTo(owner.email, subjects.linkProvider);
    // Opening the page, as a scanner does, changes nothing.
    const page = await call("GET", new URL(mail.links[0] ?? "").pathname);
    expect([page.status, await meStatus(strangers)]).toEqual([200, 200]);
    const token = tokenIn(mail);
    expect((await link("confirm-link", { token })).status).toBe(200);
    expect((await link("confirm-link", { token })).status).toBe(403);

    expect(await meStatus(strangers)).toBe(401);
    expect((await tryLogin(stranger)).body).toMatchObject({ useGoogleAuth: true });
    expect((await link("link-with-password", { challenge, password: stranger.password })).status).toBe(403);
    await mailTo(owner.email, subjects.replaced);
    expect(await meStatus(await signInWithGoogle(owner.email))).toBe(200);
  });
});
