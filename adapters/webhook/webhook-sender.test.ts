import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { webhookSender } from "./webhook-sender.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function receiver(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** Resolves each name to these addresses in turn; the last one stays. */
function names(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return { asked, resolve };
}

const production = { allowsThisMachine: false };
const sandbox = { allowsThisMachine: true, timeout_ms: 60_000 };

describe("refuses an address", () => {
  test.each([
    ["hooks.example", "not_https"],
    ["http://hooks.example/", "not_https"],
    ["ftp://hooks.example/", "not_https"],
    ["https://ada@hooks.example/", "has_user"],
    ["https://ada:word@hooks.example/", "has_user"],
    ["https://127.0.0.1/", "not_public"],
    ["https://2130706433/", "not_public"],
    ["https://0x7f.1/", "not_public"],
    ["https://[::1]/", "not_public"],
    ["https://[::ffff:10.0.0.1]/", "not_public"],
    ["https://169.254.169.254/latest/meta-data", "not_public"],
  ])("%s: %s", async (url, fault) => {
    expect(await webhookSender({ ...production, ...names(["8.8.8.8"]) }).check(url)).toBe(fault);
  });

  test.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.53",
    "169.254.169.254",
    "172.16.0.1",
    "192.168.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::7f00:1",
    "4000::1",
    "::ffff:192.168.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
  ])("whose name leads to %s, also beside a public one", async (address) => {
    for (const addresses of [[address], ["8.8.8.8", address]])
      expect(
        await webhookSender({ ...production, ...names(addresses) }).check("https://hooks.example/"),
      ).toBe("not_public");
  });

  test("whose name has no address, and takes one with public addresses alone", async () => {
    const check = (addresses: string[]) =>
      webhookSender({ ...production, ...names(addresses) }).check("https://hooks.example:8443/alarms?of=us");
    expect(await check([])).toBe("not_found");
    expect(await check(["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])).toBeUndefined();
  });

  test("of http in a sandbox, unless it leads to this machine", async () => {
    const check = (address: string) =>
      webhookSender({ ...sandbox, ...names([address]) }).check("http://hooks.example/");
    expect(await check("127.0.0.1")).toBeUndefined();
    expect(await check("8.8.8.8")).toBe("not_https");
    expect(await check("10.0.0.1")).toBe("not_https");
    expect(await webhookSender(sandbox).check("https://10.0.0.1/")).toBe("not_public");
  });
});

test("posts nothing to a name that leads to this machine since it was saved", async () => {
  let posts = 0;
  const port = await receiver((_request, response) => {
    posts++;
    response.end();
  });
  const sender = webhookSender({ ...production, ...names(["8.8.8.8"], ["127.0.0.1"]) });
  const url = `https://hooks.example:${port}/`;
  expect(await sender.check(url)).toBeUndefined();
  expect(await sender.send(url, "{}", {})).toBe("not_public");
  expect(posts).toBe(0);
});

test("connects to the checked address alone, and resolves the name once", async () => {
  let posts = 0;
  const port = await receiver((_request, response) => {
    posts++;
    response.end();
  });
  // Another question would be answered with another address, and the system's own answer is the receiver's.
  for (const [first, second, fault] of [
    ["127.0.0.1", "::1", undefined],
    ["::1", "127.0.0.1", "no_connection"],
  ] as const) {
    const { asked, resolve } = names([first], [second]);
    const sender = webhookSender({ ...sandbox, resolve });
    expect(await sender.send(`http://localhost:${port}/`, "{}", {})).toBe(fault);
    expect(asked).toEqual(["localhost"]);
  }
  expect(posts).toBe(1);
});

test("sends body and headers, and takes 2xx alone for an arrival, without following a redirect", async () => {
  const requests: { path?: string | undefined; sign: unknown; body: string }[] = [];
  const port = await receiver(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    requests.push({ path: request.url, sign: request.headers["x-sign"], body });
    const status = Number(request.url?.slice(1));
    response.writeHead(status, { Location: "/204" }).end("x".repeat(100_000));
  });
  const sender = webhookSender(sandbox);
  for (const status of [200, 302, 404, 500]) {
    const fault = await sender.send(`http://127.0.0.1:${port}/${status}`, '{"é":1}', { "X-Sign": "us" });
    expect(fault).toEqual(status === 200 ? undefined : { status });
  }
  expect(requests).toEqual(
    [200, 302, 404, 500].map((status) => ({ path: `/${status}`, sign: "us", body: '{"é":1}' })),
  );
});

test("says that there is no answer in time, and no connection", async () => {
  const port = await receiver(() => {});
  const sender = webhookSender({ ...sandbox, timeout_ms: 50 });
  expect(await sender.send(`http://127.0.0.1:${port}/`, "{}", {})).toBe("no_answer");
  expect(await webhookSender(sandbox).send(`https://127.0.0.1:${port}/`, "{}", {})).toBe("no_connection");
});
