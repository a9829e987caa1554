import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

const read = (url: URL) => readFileSync(url);
const files: Record<string, { type: string; body: Buffer }> = {
  "/": { type: "text/html", body: read(new URL("sdk-page.html", import.meta.url)) },
  "/twilio.js": {
    type: "text/javascript",
    body: read(new URL("../dist/twilio.js", import.meta.resolve("@twilio/voice-sdk"))),
  },
  "/silence.wav": {
    type: "audio/wav",
    body: read(new URL("../../web/public/sounds/incoming.wav", import.meta.url)),
  },
};

/** A page with the carrier's SDK and none of our code, so that it tests the gateway alone. */
export interface SdkPage {
  url: string;
  close(): Promise<void>;
}

export async function serveSdkPage(): Promise<SdkPage> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ""];
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
  at_ms: number;
}

/** The events of the page's SDK so far. */
export function seen(page: Page): Promise<SeenEvent[]> {
  return page.evaluate("phone.seen");
}
