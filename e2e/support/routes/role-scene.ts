import { randomBytes } from "node:crypto";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { creationOptionsSchema } from "#contract/users/webauthn.ts";
import { hashToken } from "#domain/tokens.ts";
import type { requestsTo } from "#e2e/support/product/provider-requests.ts";
import { authenticator } from "#testing/people/authenticator.ts";
import { softwareAuthenticator } from "#testing/people/software-authenticator.ts";
import type { ReadyUser } from "./ready-user.ts";

/** Everything that the rows need to make their requests. */
export interface Scene {
  database: Database;
  use: ReturnType<typeof requestsTo>;
  url: string;
  /** A user with a call, a payment, a passkey, a contact and a second session. */
  owner: ReadyUser;
  ids: Record<"call" | "payment" | "passkey" | "session" | "contact" | "callerId" | "voicemail", string>;
  /** A user of this row alone, whom the request may change or delete. */
  fresh(): Promise<ReadyUser>;
}

export interface Sent {
  /** Replaces the parameters of the path. */
  id?: string;
  body?: object;
  token?: string | undefined;
}

export const newPassword = "another long passphrase of Ada";
export async function mailedToken(
  { database, fresh }: Scene,
  purpose: string,
  detail: string | null,
): Promise<string> {
  const { id } = await fresh();
  const token = randomBytes(32).toString("base64url");
  await database.withClient((client) =>
    client.query(
      `INSERT INTO one_time_token (token_hash, user_id, purpose, detail, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '1 hour')`,
      [hashToken(token), id, purpose, detail],
    ),
  );
  return token;
}

export async function undoToken({ database, fresh }: Scene): Promise<string> {
  const { id, email } = await fresh();
  const token = randomBytes(32).toString("base64url");
  await database.withClient((client) =>
    client.query(
      `INSERT INTO sign_in_undo (token_hash, user_id, email, signed_in_at, expires_at)
       VALUES ($1, $2, $3, now(), now() + interval '1 hour')`,
      [hashToken(token), id, email],
    ),
  );
  return token;
}

export const newcomer = () => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: `${randomBytes(8).toString("hex")}@example.org`,
  password: newPassword,
});

/** A user whose login takes a code as well. */
export async function twoStepUser({ use, fresh }: Scene): Promise<{ user: ReadyUser; secret: string }> {
  const user = await fresh();
  const { token, password } = user;
  const begun = await use.ask("POST", "/api/account/two-step", { token, body: { password } });
  return { user, secret: String(JSON.parse(begun.text).secret) };
}

export async function confirmedTwoStep(scene: Scene) {
  const { user, secret } = await twoStepUser(scene);
  const nextCode = authenticator(secret);
  const body = { code: nextCode() };
  await scene.use.ask("POST", "/api/account/two-step/confirm", { token: user.token, body });
  return { user, code: nextCode() };
}

/** The answer of a new authenticator to the server's options. */
export async function newPasskey({ use, url }: Pick<Scene, "use" | "url">, user: ReadyUser) {
  const { token, password } = user;
  const options = await use.ask("POST", "/api/account/passkeys/options", { token, body: { password } });
  return softwareAuthenticator(url).create(creationOptionsSchema.parse(JSON.parse(options.text)));
}

export async function withSecondStep(scene: Scene): Promise<Sent> {
  const { user, code } = await confirmedTwoStep(scene);
  return { token: user.token, body: { code, password: user.password } };
}
