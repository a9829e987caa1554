import { expect } from "@playwright/test";
import { talk } from "#e2e/support/callers.ts";
import { api, buyTenDollars, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";
import { readEvents } from "#testing/http/event-reader.ts";

test("a call is known and ended on both nodes, by its user alone, and the page of a killed node hears from the other one", async ({
  page,
  context,
  nodes,
}) => {
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

  const credits = Number((await api(nodes, "GET", "/api/payments/credits", { token })).body.credits);
  const killed = nodes.balancer.lastNodeOf("/api/events") ?? 0;
  await nodes.kill(killed);
  await expect.poll(() => nodes.balancer.lastNodeOf("/api/events")).toBe(1 - killed);
  const other = await context.newPage();
  await openAs(other, nodes, token, "/purchase-credits");
  await buyTenDollars(other, nodes);
  await expect(page.getByRole("region", { name: "Profile" })).toContainText(`${credits + 100} credits`);
});
