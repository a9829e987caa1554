import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import twilio from "twilio";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { talk } from "#e2e/support/callers.ts";
import { api, buyTenDollars, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { TwoNodes } from "#e2e/support/product/two-nodes.ts";
import { test } from "#e2e/support/test.ts";
import { readEvents } from "#testing/http/event-reader.ts";

test("a carrier's request to one node is published on both, to its user only", async ({ nodes }) => {
  const [ada, eve] = [await openAccount(nodes, newPerson()), await openAccount(nodes, newPerson())];
  const readers = await Promise.all(nodes.nodeUrls.map((url) => readEvents(url, ada)));
  const strangers = await Promise.all(nodes.nodeUrls.map((url) => readEvents(url, eve)));
  for (const reader of [...readers, ...strangers]) await reader.find("state");

  // A refusal leaves no state behind that another node could find by itself.
  for (const [node, url] of nodes.nodeUrls.entries()) {
    const providerCallId = `CA${String(node).repeat(32)}`;
    await dialPremium(nodes, url, await userIdOf(nodes, ada), providerCallId);
    for (const reader of readers) {
      expect(await reader.find("call_refused")).toMatchObject({
        providerCallId,
        code: "premium_number_not_served",
      });
    }
  }

  await dialPremium(nodes, nodes.nodeUrls[0], await userIdOf(nodes, eve), `CA${"e".repeat(32)}`);
  for (const stranger of strangers) {
    expect(await stranger.find("call_refused")).toMatchObject({ providerCallId: `CA${"e".repeat(32)}` });
  }
  await Promise.all([...readers, ...strangers].map((reader) => reader.close()));
});

async function userIdOf(nodes: TwoNodes, token: string): Promise<string> {
  return String((await api(nodes, "GET", "/api/auth/me", { token })).body.id);
}

/** The carrier's request for a call that must be refused, sent to one node alone. */
async function dialPremium(
  nodes: TwoNodes,
  nodeUrl: string,
  userId: string,
  providerCallId: string,
): Promise<void> {
  const { accountSid: AccountSid, authToken } = sandboxAccounts.voice;
  const From = `client:${writeIdentity({ userId, sessionId: randomUUID() })}`;
  const fields = { AccountSid, CallSid: providerCallId, From, To: "+19005551234" };
  const signed = `${nodes.url}${voicePaths.outgoing}`;
  const reply = await fetch(`${nodeUrl}${voicePaths.outgoing}`, {
    method: "POST",
    headers: {
      "x-twilio-signature": twilio.getExpectedTwilioSignature(authToken, signed, fields),
    },
    body: new URLSearchParams(fields),
  });
  expect(await reply.text()).toContain("<Reject");
}

test("a page whose node is killed gets events from the other one", async ({ page, context, nodes }) => {
  const token = await openAccount(nodes, newPerson());
  await openAs(page, nodes, token, "/dashboard");
  await expect.poll(() => nodes.balancer.lastNodeOf("/api/events")).toBeDefined();
  const killed = nodes.balancer.lastNodeOf("/api/events") ?? 0;
  await nodes.kill(killed);
  await expect.poll(() => nodes.balancer.lastNodeOf("/api/events")).toBe(1 - killed);

  const other = await context.newPage();
  await openAs(other, nodes, token, "/purchase-credits");
  await buyTenDollars(other, nodes);
  await expect(page.getByRole("region", { name: "Profile" })).toContainText("100 credits");
});

test("a call is known and can be ended on both nodes, and by its user alone", async ({ page, nodes }) => {
  const [token, stranger] = [await openAccount(nodes, newPerson()), await openAccount(nodes, newPerson())];
  await openAs(page, nodes, token, "/purchase-credits");
  await buyTenDollars(page, nodes);
  for (const [node, nodeUrl] of nodes.nodeUrls.entries()) {
    const endings = await readEvents(nodeUrl, token);
    await endings.find("state");
    await talk(page);
    const reader = await readEvents(nodeUrl, token);
    const { call } = await reader.find("state");
    expect(call, `node ${node}`).toMatchObject({ isUnderWay: true, attemptId: expect.any(String) });
    await reader.close();

    const end = (by: string) =>
      api({ ...nodes, url: nodeUrl }, "POST", "/api/call/end", { token: by, body: { callId: call?.callId } });
    expect(await end(stranger)).toMatchObject({ status: 404 });
    expect(await end(token)).toEqual({ status: 200, body: { wasOver: false } });
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
    while ((await endings.find("call")).isUnderWay);
    expect(await end(token)).toEqual({ status: 200, body: { wasOver: true } });
    await endings.close();
  }
});
