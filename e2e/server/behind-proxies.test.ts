/** The proxies of the operating guide, each with the line that it has there: events pass as they are written, and long bodies whole. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contactBookRoutes } from "#contract/contacts/contact-book.ts";
import { eventRoutes } from "#contract/events.ts";
import { hasCaddy, startCaddy } from "#e2e/support/product/caddy.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { proxies, type RunningProxy, startProxy } from "#e2e/support/product/proxies.ts";
import { freePorts } from "#e2e/support/product/stack.ts";
import { type ReadyUser, readyUser } from "#e2e/support/routes/ready-user.ts";
import { readEvents } from "#testing/http/event-reader.ts";
import { hasProgram } from "#testing/programs.ts";

const metricsToken = "a token for the monitoring";
let product: ProductInProcess;
beforeAll(async () => {
  product = await startProductInProcess({ variables: { METRICS_TOKEN: metricsToken } });
});
afterAll(() => product?.stop());

const server = () => new URL(product.url).host.replace("localhost", "127.0.0.1");

async function changeCountries(url: string, { token }: ReadyUser): Promise<void> {
  const reply = await fetch(`${url}/api/account/countries`, {
    method: "POST",
    headers: { "x-auth-token": token, "content-type": "application/json" },
    body: JSON.stringify({ countries: ["GB"] }),
  });
  expect(reply.status).toBe(200);
}

async function expectEvents(url: string): Promise<void> {
  const user = await readyUser(product.database);
  const events = await readEvents(url, user.token);
  await events.find("state");
  await changeCountries(product.url, user);
  await events.find("settings");
  await events.close();
}

/** The app's own refusal of a body that is as long as it may be. */
async function expectLongBody(url: string): Promise<void> {
  const { method, path, longestBody_bytes } = contactBookRoutes.import;
  const { token } = await readyUser(product.database);
  const headers = { "x-auth-token": token, "content-type": "application/json" };
  const body = JSON.stringify({ contacts: [] }).padEnd(longestBody_bytes ?? 0);
  const reply = await fetch(url + path, { method, headers, body });
  expect([reply.status, await reply.json()]).toMatchObject([400, { error: { code: "invalid_request" } }]);
}

describe.each(proxies)("behind $name", (proxy) => {
  let running: RunningProxy | undefined;
  afterAll(() => running?.stop());

  test.runIf(hasProgram(proxy))("each event reaches the page at once, and a long body the app", async () => {
    const [port = 0] = await freePorts(1);
    running = await startProxy(proxy, port, server());
    await expectEvents(running.url);
    await expectLongBody(running.url);
  });
});

describe.runIf(hasCaddy())("behind Caddy", () => {
  test("each event reaches the page at once, and a long body the app", async () => {
    const caddy = await startCaddy([Number(new URL(product.url).port)]);
    try {
      await expectEvents(caddy.url);
      await expectLongBody(caddy.url);
    } finally {
      await caddy.stop();
    }
  });
});

const lighttpd = proxies.find(({ name }) => name === "lighttpd");
describe.runIf(lighttpd && hasProgram(lighttpd))("behind lighttpd with its defaults", () => {
  test("a stream is held back, the state can be asked for, and the operator's figures count it", async () => {
    const [port = 0] = await freePorts(1);
    const running = lighttpd && (await startProxy(lighttpd, port, server(), ""));
    if (!running) throw new Error("lighttpd is not one of the proxies");
    const user = await readyUser(product.database, 5_000);
    const headers = { "x-auth-token": user.token };
    const leaving = new AbortController();
    const arrived = vi.fn();
    const stream = fetch(`${running.url}${eventRoutes.events.path}`, { headers, signal: leaving.signal })
      .then(arrived)
      .catch(() => undefined);
    const heldBack = async () => {
      const reply = await fetch(`${product.url}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      return Number(/^farline_events_held_back_total (\d+)/m.exec(await reply.text())?.[1]);
    };
    await expect
      .poll(async () => {
        const state = await fetch(`${running.url}${eventRoutes.state.path}`, { headers });
        expect(await state.json()).toMatchObject({ type: "state", credits: 5, call: null });
        return heldBack();
      })
      .toBeGreaterThan(0);
    expect(arrived).not.toHaveBeenCalled();
    leaving.abort();
    await stream;
    await running.stop();
  });
});
