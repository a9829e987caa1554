import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { build } from "rolldown";

const read = (url: URL) => readFileSync(url);
type Served = Record<string, { type: string; body: Buffer | string }>;
const files: Served = {
  "/": { type: "text/html", body: read(new URL("sdk-page.html", import.meta.url)) },
  "/silence.wav": {
    type: "audio/wav",
    body: read(new URL("../../../web/public/sounds/incoming.wav", import.meta.url)),
  },
  "/sdk-drives.js": { type: "text/javascript", body: read(new URL("sdk-drives.js", import.meta.url)) },
};

/** The package's module as a classic script: its own one, `dist/twilio.js`, leaves out the errors. */
async function sdkScript(): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(import.meta.resolve("@twilio/voice-sdk")),
    platform: "browser",
    output: { format: "iife", name: "Twilio" },
    write: false,
    logLevel: "silent",
  });
  return output[0].code;
}

/** A page with the carrier's SDK and none of our code, so that it tests the gateway alone. */
export interface SdkPage {
  url: string;
  close(): Promise<void>;
}

export async function serveSdkPage(): Promise<SdkPage> {
  const served: Served = { ...files, "/twilio.js": { type: "text/javascript", body: await sdkScript() } };
  const server = createServer((request, response) => {
    const file = served[request.url ?? ""];
    if (file) response.setHeader("content-type", file.type).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface SeenEvent {
  name: string;
  code?: number;
}

/** The events of the page's SDK so far. */
export function seen(page: Page): Promise<SeenEvent[]> {
  return page.evaluate("phone.seen");
}

/** Waits for an event of the page's SDK. */
export async function happened(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await seen(page)).map((event) => event.name)).toContain(name);
}

/** The page receives sound from now on: more than twice what is taken for silence below, as a busy machine drops samples. */
export async function hears(page: Page): Promise<void> {
  await page.evaluate("phone.loudest = 0");
  await expect.poll(() => page.evaluate("phone.loudest"), { timeout: 60_000 }).toBeGreaterThan(0.012);
}

/** The page receives silence for longer than the microphone pauses between its beeps. */
export async function hearsNothing(page: Page): Promise<void> {
  const beeps_ms = 1_500;
  await expect
    .poll(async () => {
      await page.evaluate("phone.loudest = 0");
      await page.waitForTimeout(beeps_ms);
      return page.evaluate("phone.loudest");
    })
    .toBeLessThan(0.005);
}
