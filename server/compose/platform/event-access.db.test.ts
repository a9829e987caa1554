import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { csrfTokenOf } from "#domain/tokens.ts";
import { logOut } from "#domain/users/sign-in/authenticate.ts";
import { type EventNode, eventNodes, warning } from "#testing/http/event-nodes.ts";

const nodes = eventNodes();
const { startNode, openStream, newUser } = nodes;

test.each([
  ["a user", { perUser: 2 }],
  ["a network", { perNetwork: 2 }],
])("%s with too many streams is refused another until one closes", async (_name, limits) => {
  const node = await startNode(limits);
  const ada = await newUser();
  const eve = "perUser" in limits ? ada : await newUser();
  const [first] = [await openStream(node, ada.token), await openStream(node, ada.token)];
  const refused = await fetch(`${node.origin}/api/events`, { headers: { "x-auth-token": eve.token } });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(await refused.json()).toMatchObject({ error: { code: "too_many_requests" } });
  await first?.close();
  await vi.waitFor(() => openStream(node, eve.token), { timeout: 30_000 });
});

describe("access", () => {
  const statusOf = async (node: EventNode, headers: Record<string, string>) => {
    const response = await fetch(`${node.origin}/api/events`, { headers });
    await response.body?.cancel();
    return response.status;
  };

  test("is for verified users' sessions alone", async () => {
    const node = await startNode();
    const unverified = await nodes.harness.unverified();
    expect(await statusOf(node, {})).toBe(401);
    expect(await statusOf(node, { "x-auth-token": "nobody" })).toBe(401);
    expect(await statusOf(node, { "x-auth-token": unverified.token ?? "" })).toBe(401);
    const user = await newUser();
    const response = await fetch(`${node.origin}/api/events?x-auth-token=${user.token}`);
    expect(response.status).toBe(401);
  });

  test("is given to our own page by its cookie, and to no other site with that cookie", async () => {
    const node = await startNode();
    nodes.publishFrom(await startNode());
    const { token } = await newUser();
    const cookie = `__Host-session=${token}`;
    const page = { cookie, "x-csrf-token": csrfTokenOf(token), "sec-fetch-site": "same-origin" };
    expect(await statusOf(node, { cookie })).toBe(401);
    expect(await statusOf(node, { ...page, "sec-fetch-site": "cross-site" })).toBe(401);
    const reader = await openStream(node, page);
    await logOut(nodes.harness.deps, token);
    expect(await reader.next()).toBeUndefined();
  });

  test("ends with its own session, on any node, and with no other session", async () => {
    const node = await startNode();
    nodes.publishFrom(await startNode());
    const person = await nodes.harness.verified();
    const [one, other] = [await nodes.harness.session(person), await nodes.harness.session(person)];
    const readers = [await openStream(node, one), await openStream(node, other)] as const;
    await logOut(nodes.harness.deps, one);
    expect(await readers[0].next()).toBeUndefined();
    const passing = warning();
    node.publish({ userId: person.id }, passing);
    expect(await readers[1].next()).toEqual(passing);
  });

  test("ends when its session expires", async () => {
    const node = await startNode();
    const user = await newUser();
    const reader = await openStream(node, user.token);
    await node.hub.refresh();
    await nodes.harness.rows(
      "UPDATE session SET last_used_at = now() - interval '25 hours' WHERE user_id = $1",
      [user.id],
    );
    await node.hub.refresh();
    expect(await reader.next()).toBeUndefined();
  });

  test("is limited to some streams at once, and one stream's end makes room for another", async () => {
    const node = await startNode();
    const user = await newUser();
    const readers = [];
    for (let n = 0; n < 10; n++) readers.push(await openStream(node, user.token));
    expect(await statusOf(node, { "x-auth-token": user.token })).toBe(429);
    await readers[3]?.close();
    await expect.poll(() => node.hub.count()).toBe(9);
    await openStream(node, user.token);
  });
});

test("a reader that does not read is cut off", async () => {
  const node = await startNode();
  const user = await newUser();
  const { hostname, port } = new URL(node.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  nodes.closeAfter(async () => socket.destroy());
  socket.on("error", () => undefined);
  socket.write(`GET /api/events HTTP/1.1\r\nHost: ${hostname}\r\nx-auth-token: ${user.token}\r\n\r\n`);
  await expect.poll(() => node.hub.count()).toBe(1);
  socket.pause();
  await expect
    .poll(() => {
      for (let n = 0; n < 2_000; n++) node.hub.receive({ userId: user.id }, warning());
      return node.hub.count();
    })
    .toBe(0);
});
