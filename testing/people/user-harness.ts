import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { argon2Passwords } from "#adapters/passwords/argon2-passwords.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { webauthnRelyingParty } from "#adapters/webauthn/relying-party.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { Captcha } from "#domain/captcha.ts";
import type { Publish } from "#domain/user-events.ts";
import { googleIssuer, googleName, type Identity } from "#domain/users/openid/identity.ts";
import { issueTicket } from "#domain/users/openid/ticket.ts";
import type { Passwords } from "#domain/users/passwords.ts";
import { signUp } from "#domain/users/registration/sign-up.ts";
import { verifyEmail } from "#domain/users/registration/verify-email.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { testCipher } from "#testing/database/test-database.ts";

const publicUrl = "https://farline.test";

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The use-cases of users on a real database, with a clock that the test sets and a fast password hash. */
export async function userHarness(
  database: Database,
  {
    protectedAddresses = [],
    publish = () => {},
    speaksSmtpUtf8 = true,
  }: { protectedAddresses?: string[]; publish?: Publish; speaksSmtpUtf8?: boolean } = {},
) {
  let now = new Date("2026-03-01T12:00:00Z");
  const count = { hashed: 0, verified: 0 };
  const argon2 = await argon2Passwords({ memoryCost: 64, timeCost: 1 });
  const passwords: Passwords = {
    ...argon2,
    hash(password) {
      count.hashed++;
      return argon2.hash(password);
    },
    verify(hash, password) {
      count.verified++;
      return argon2.verify(hash, password);
    },
  };
  const deps: RequestDeps = {
    clock: { now: () => now },
    ids: { uuid: () => randomUUID(), secret: () => randomBytes(32).toString("base64url") },
    passwords,
    passwordsOf: () => passwords,
    commonPasswords: { has: (password) => password === "password" },
    mail: { speaksSmtpUtf8: async () => speaksSmtpUtf8 },
    relyingParty: webauthnRelyingParty(publicUrl),
    options: { publicUrl, protectedAddresses },
    origin: { network: "192.0.2.1", userAgent: null, deviceToken: "the usual device" },
    ...accountAccess(database, { cipher: testCipher, clock: { now: () => now }, publish }),
  };

  const rows = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    database.withClient(async (client) => (await client.query<Row>(text, values)).rows);
  const mailsTo = async (email: string): Promise<SentMail[]> =>
    (await readOutbox(database, email)).map(({ recipient, subject, text_body, html_body }) => ({
      to: recipient,
      subject,
      text: text_body,
      html: html_body,
    }));
  const tokenMailedTo = async (email: string) => tokenIn((await mailsTo(email))[0]);

  return {
    deps,
    count,
    rows,
    mailsTo,
    tokenMailedTo,
    pass(duration_ms: number) {
      now = new Date(now.getTime() + duration_ms);
    },
    /** A person who signed up and has not opened the link. */
    async unverified(password = "correct horse", email = `${randomUUID()}@example.com`) {
      const reply = agreed(await signUp(deps, { firstName: "Ada", lastName: "Lovelace", email, password }));
      return { email, password, token: reply.token, id: reply.user.id };
    },
    async verified(password = "correct horse") {
      const person = await this.unverified(password);
      agreed(await verifyEmail(deps, await tokenMailedTo(person.email)));
      const user = await deps.connection(({ users }) => users.find(person.id));
      return { ...person, walletId: user?.walletId ?? "" };
    },
    /** Links an identity of Google to a user who has no other of Google. */
    async link(userId: string, identity = googleIdentity()): Promise<Identity> {
      await deps.transaction(async ({ users, identities }) => {
        const user = await users.lock(userId);
        if (!user || !(await identities.link(user, identity, deps.clock.now())))
          throw new Error("not linked");
      });
      return identity;
    },
    /** A user who has no password, and signs in with Google. */
    async googleOnly() {
      const { id, email } = await this.verified();
      const identity = await this.link(id);
      await rows("UPDATE users SET password_hash = NULL WHERE id = $1", [id]);
      return { id, email, identity };
    },
    /** The ticket of a sign-in with an identity, by default a linked one, that its own browser exchanges. */
    async ticket(userId: string, identity?: Identity) {
      const [linked] = await deps.connection(({ identities }) => identities.list(userId));
      const signsIn = identity ?? linked ?? (await this.link(userId));
      const given = await deps.transaction((stores) => issueTicket(deps, stores, userId, signsIn));
      return { ...given, presentUserId: undefined };
    },
    async session(person: { email: string; password: string }) {
      return agreed(await logIn(deps, person)).token;
    },
  };
}

export function googleIdentity(): Identity {
  return { issuer: googleIssuer, subject: `1${randomInt(10 ** 14)}`, provider: googleName };
}

export type UserHarness = Awaited<ReturnType<typeof userHarness>>;

export function tokenIn(mail: SentMail | undefined): string {
  const token = mail && /https:\/\/\S+\/([\w-]+)/.exec(mail.text)?.[1];
  if (token === undefined) throw new Error("There is no link in this mail");
  return token;
}

/** The result of a call that must succeed. */
export function agreed<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`Refused: ${result.refused}`);
  return result;
}

export const minute_ms = 60_000;
export const hour_ms = 60 * minute_ms;
export const day_ms = 24 * hour_ms;

/** For tests without a CAPTCHA service: every answer fails. */
export const noCaptcha: Captcha = { verify: async () => "failed" };
