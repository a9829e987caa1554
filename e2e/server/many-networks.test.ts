/** An attacker with a whole /48, and a proxy that adds ports, against two servers on one database. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type NodesInProcess, startNodesInProcess } from "#e2e/support/product/nodes-in-process.ts";
import { type ReadyUser, readyUser } from "#e2e/support/routes/ready-user.ts";

let nodes: NodesInProcess;
let database: NodesInProcess["database"];
let call: NodesInProcess["ask"];
beforeAll(async () => {
  nodes = await startNodesInProcess();
  ({ database, ask: call } = nodes);
}, 240_000);
afterAll(() => nodes?.stop());

const guess = (index: number, from: string) =>
  call(index, "/api/auth/login", from, { body: { email: `user${index}@example.org`, password: "a guess" } });
const logIn = ({ email, password }: ReadyUser, node: number, from: string) =>
  call(node, "/api/auth/login", from, { body: { email, password } });

/** Counts attempts from the /48 as if they had been answered before. */
async function guessBefore(attempts: number): Promise<void> {
  const { rowCount } = await database.withClient((client) =>
    client.query("UPDATE rate_limit SET points = points + $1 WHERE key LIKE 'login:%2001:db8:4::/48'", [
      attempts,
    ]),
  );
  expect(rowCount).toBe(1);
}

test("guesses from as many /64s of a /48 get 300 answers, and shut no other network's logins out", async () => {
  const neighbour = await readyUser(database);
  const home = "[2001:db8:4:ffff::1]:443";
  expect((await logIn(neighbour, 0, home)).status).toBe(200);

  const guesses: number[] = [];
  const logins: number[] = [];
  for (let first = 0; first < 80; first += 20) {
    const flood = Array.from({ length: 20 }, async (_, index) => {
      const group = ((first + index) * 128).toString(16);
      guesses.push((await guess(first + index, `2001:db8:4:${group}::1`)).status);
    });
    const other = logIn(await readyUser(database), first / 20, `198.51.100.${first / 20}:40001`);
    logins.push((await other).status);
    await Promise.all(flood);
    // Each answered guess costs the hashing of a password, so most of them are only counted.
    if (first === 0) await guessBefore(250);
  }
  expect(new Set(logins)).toEqual(new Set([200]));
  const answered = guesses.filter((status) => status === 401).length;
  expect(answered).toBeGreaterThan(20);
  expect(answered).toBeLessThanOrEqual(50);
  expect(guesses.slice(-20)).toEqual(Array(20).fill(429));
  // A neighbour's own /64 is known by the login before.
  for (const node of [0, 1]) expect((await logIn(neighbour, node, home)).status).toBe(200);
  expect((await logIn(neighbour, 0, "2001:db8:4:fffe::1")).status).toBe(429);
}, 240_000);

test("an address with a new port, or a word in its place, is not another caller", async () => {
  const forms = (n: number) => [`203.0.113.99:${40_000 + n}`, "203.0.113.99", `"203.0.113.99:_p${n}"`][n % 3];
  // The mail of a reset is cheap to ask for, and asks for a CAPTCHA after twenty.
  const reset = async (n: number, from: string) =>
    (
      await call(n, "/api/auth/forgot-password", from, {
        body: { email: `${crypto.randomUUID()}@example.org` },
      })
    ).status;
  const ofUsers = await Promise.all(Array.from({ length: 30 }, (_, n) => reset(n, forms(n) ?? "")));
  const words = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      reset(n, ["unknown", `_hidden${n}`, `host${n}.example`][n % 3] ?? ""),
    ),
  );
  // Concurrent ones are counted before each asks for the number, so some more may pass.
  for (const statuses of [ofUsers, words])
    expect(statuses.filter((status) => status === 403).length).toBeGreaterThan(0);
  expect(await reset(0, "203.0.113.99:1")).toBe(403);
  expect(await reset(1, "unknown")).toBe(403);
  expect(await reset(1, "203.0.113.98:1")).toBe(200);
});

test("the security history shows the address without its port", async () => {
  const user = await readyUser(database);
  const { token } = z
    .object({ token: z.string() })
    .parse(await (await logIn(user, 0, "203.0.113.7:40001")).json());
  await logIn(user, 1, "[2001:db8:7:7::7]:443");
  const history = await call(1, "/api/account/security-events", "203.0.113.7:40002", { token });
  const events = z.array(z.object({ network: z.string() })).parse(await history.json());
  expect(events.map(({ network }) => network)).toEqual(["2001:db8:7:7::/64", "203.0.113.7"]);
});
