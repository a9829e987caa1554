import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { StartFailure } from "#server/start-failure.ts";
import { startSandbox, whereMailGoes } from "./start-sandbox.ts";

const servers: Server[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** The report of `npm start` when another program already listens on the sandbox's port. */
async function configFor(listener: RequestListener) {
  const server = createServer(listener).listen(0, "localhost");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return { publicUrl: url, sandbox: { parts: ["mail" as const], port, smtpPort: port, url } };
}

test("a running sandbox that answers after more than a second is used", async () => {
  const printed = vi.spyOn(console, "log").mockReturnValue();
  const config = await configFor(async (_request, response) => {
    await sleep(1_200);
    response.end(JSON.stringify({ service: "outside-services-sandbox" }));
  });
  const sandbox = await startSandbox(config);
  expect(printed).toHaveBeenCalledWith(`Using the sandbox that already runs at ${config.sandbox.url}`);
  await sandbox.stop();
});

test("a port whose owner never answers is named", async () => {
  const config = await configFor(() => undefined);
  const start = startSandbox(config, 50);
  await expect(start).rejects.toThrow(StartFailure);
  await expect(start).rejects.toThrow(`${config.sandbox.url} is taken`);
});

test.each([
  ["smtps://farline:hunter2@mail.example:465", "Real mail goes out through mail.example:465, over TLS alone"],
  ["smtp://mail.example", "Real mail goes out through mail.example, over TLS alone"],
  ["smtp://farline:hunter2@localhost:2525", "Real mail goes out through localhost:2525, over TLS alone"],
  [
    "smtp://localhost:2525",
    "Real mail goes out through localhost:2525, without TLS where the server has none",
  ],
])("names the mail server without credentials: %s", (SMTP_URL, sentence) => {
  expect(whereMailGoes(readConfig({ SMTP_URL }))).toBe(sentence);
});

test("says nothing while the sandbox takes the mail", () => {
  expect(whereMailGoes(readConfig({}))).toBeUndefined();
});
