/** Every registered route, asked by a visitor, by a wrong user and by the right one. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writeWav } from "#domain/voicemail/wav.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { requestsTo } from "#e2e/support/product/provider-requests.ts";
import { type ReadyUser, readyUser } from "#e2e/support/routes/ready-user.ts";
import { newPasskey, type Scene, type Sent } from "#e2e/support/routes/role-scene.ts";
import type { Roles } from "#e2e/support/routes/roles.ts";
import { rolesByRoute } from "#e2e/support/routes/route-roles.ts";

let product: ProductInProcess;
let scene: Scene;
let stranger: ReadyUser;
const project = join(import.meta.dirname, "../..");

beforeAll(async () => {
  product = await startProductInProcess({ variables: { TRUSTED_PROXIES: "127.0.0.1,::1" } });
  const { database, url, sandboxUrl } = product;
  const use = requestsTo({ product, urlOf: () => sandboxUrl });
  const fresh = () => readyUser(database);
  stranger = await readyUser(database, 10_000);
  const { user: owner, intent } = await use.buyer({ saveCard: { version: 1, language: "en" } });
  await use.pay(intent);
  await vi.waitFor(async () => expect(await use.creditsOf(owner)).toBe(100), 50_000);
  const call = await use.talk(owner);
  const passkey = await newPasskey({ use, url }, owner);
  const added = await use.ask("POST", "/api/account/passkeys", { token: owner.token, body: { passkey } });
  const contact = { id: randomUUID(), name: "Ada", numbers: [{ number: "+12125550100" }] };
  const created = await use.ask("POST", "/api/contacts", { token: owner.token, body: contact });
  const login = await use.ask("POST", "/api/auth/login", { body: owner });
  const { rows } = await database.withClient((client) =>
    client.query(
      `SELECT payment.id AS payment, session.id AS session FROM payment, session
        WHERE wallet_id = $1 AND session.user_id = $2 AND session.id <> $3`,
      [owner.walletId, owner.id, owner.sessionId],
    ),
  );
  const callerId = randomUUID();
  await database.withClient((client) =>
    client.query(
      `INSERT INTO caller_id (user_id, id, carrier, number, state, requested_at)
       VALUES ($1, $2, 'twilio', '+447400123456', 'failed', now())`,
      [owner.id, callerId],
    ),
  );
  const voicemail = await addVoicemail(owner, use);
  expect([added.status, created.status, login.status, rows.length]).toEqual([200, 200, 200, 1]);
  const ids = {
    ...rows[0],
    call,
    passkey: JSON.parse(added.text).id,
    contact: contact.id,
    callerId,
    voicemail,
  };
  scene = { database, use, url, owner, ids, fresh };
});
afterAll(() => product?.stop());

/** Makes a message of a greeting, whose file is encrypted as that of a message is. */
async function addVoicemail(owner: ReadyUser, use: Scene["use"]): Promise<string> {
  const audio = writeWav(Buffer.alloc(160)).toString("base64");
  await use.ask("PUT", "/api/voicemail/greeting", { token: owner.token, body: { audio } });
  const { rows } = await product.database.withClient((client) =>
    client.query<{ id: string }>(
      `INSERT INTO voicemail (user_id, id, carrier, recording_id, left_at, length_s, delete_at, stored_at)
       SELECT user_id, greeting_id, 'twilio', 'RE1', now(), 5, now() + interval '1 day', now()
         FROM voicemail_box WHERE user_id = $1 RETURNING id`,
      [owner.id],
    ),
  );
  await product.database.withClient((client) => client.query("DELETE FROM voicemail_box"));
  return String(rows[0]?.id);
}

/** HEAD routes follow their GET. */
const registered = () =>
  product.routes.flatMap(({ method, url }) =>
    [method]
      .flat()
      .flatMap((one) => (one === "HEAD" || url.startsWith("/api/docs") ? [] : [`${one} ${url}`])),
  );

test("every registered route has a row, and every row a route", () => {
  expect([...new Set(registered())].toSorted()).toEqual(Object.keys(rolesByRoute).toSorted());
});

async function status(route: string, { id, body, token }: Sent): Promise<number> {
  const [method = "", url = ""] = route.split(" ");
  const path = url.replace(/:\w+/, id ?? "none").replace("/*", "/login");
  if (path === "/api/events") return statusOfStream(token);
  const answer = await scene.use.ask(method, path, { ...(body && { body }), ...(token && { token }) });
  return answer.status;
}

/** The stream stays open, so its body is not read. */
async function statusOfStream(token: string | undefined): Promise<number> {
  const over = new AbortController();
  const headers = token === undefined ? {} : { "x-auth-token": token };
  const reply = await fetch(`${product.url}/api/events`, { headers, signal: over.signal });
  over.abort();
  return reply.status;
}

describe.each(Object.entries(rolesByRoute))("%s", (route, roles) => {
  test(titleOf(roles), async () => {
    switch (roles.kind) {
      case "everyone":
        expect(await status(route, roles.send ?? {})).toBe(roles.status);
        expect(await status(route, { ...roles.send, token: stranger.token })).toBe(roles.status);
        // Logging out ends the session that it was asked with.
        if (route.endsWith("/logout")) stranger = await readyUser(product.database, 10_000);
        break;
      case "own": {
        const sent = (await roles.send?.(scene)) ?? {};
        expect(await status(route, { ...sent, token: undefined })).toBe(401);
        expect(await status(route, { ...sent, token: "x".repeat(43) })).toBe(401);
        expect(await status(route, { token: scene.owner.token, ...sent })).toBe(200);
        break;
      }
      case "operators":
        expect(await status(route, roles.send)).toBe(401);
        expect(await status(route, { ...roles.send, token: stranger.token })).toBe(403);
        // With a second factor, and without a grant.
        expect(await status(route, { ...roles.send, token: scene.owner.token })).toBe(403);
        break;
      case "ids": {
        const sent = await roles.send(scene);
        expect(await status(route, { ...sent, token: undefined })).toBe(401);
        // Another user gives their own password.
        expect(await status(route, { ...sent, token: stranger.token })).toBe(404);
        expect(await status(route, { ...sent, token: scene.owner.token })).toBe(200);
        break;
      }
      case "secret":
        for (const token of [undefined, stranger.token]) {
          expect(await status(route, { ...roles.wrong, token })).toBe(roles.refused);
        }
        expect(await status(route, await roles.send(scene))).toBe(200);
        break;
      case "elsewhere":
        for (const token of [undefined, stranger.token]) {
          expect(await status(route, { ...roles.wrong, token })).toBe(roles.refused);
        }
        expect(readFileSync(join(project, roles.heldBy), "utf8")).toContain(wordsOf(route));
    }
  });
});

/** Words that a test of this route must contain. */
const wordsOf = (route: string) => route.replace(/^\w+ \/api\/auth\//, "").replace(/\/:\w+$/, "");

function titleOf(roles: Roles): string {
  switch (roles.kind) {
    case "everyone":
      return `answers everyone ${roles.status}`;
    case "own":
      return "is for users alone";
    case "operators":
      return "is for operators alone";
    case "ids":
      return "is its owner's, and a stranger reads 404";
    default:
      return `takes its secret, and answers ${roles.refused} without`;
  }
}
