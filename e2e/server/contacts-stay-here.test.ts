/** A call to a contact says nothing of the contact to the carrier. Logs and traces: `seeing.test.ts`. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { freePorts } from "#e2e/support/product/stack.ts";
import { type Stops, stopAll } from "#e2e/support/product/stops.ts";
import { readyUser } from "#e2e/support/routes/ready-user.ts";
import { callbacksDelivered } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { placeCall } from "#sandbox/voice/testing/placed-call.ts";

const london = "+442079460118";
const name = "Grandmother Theodora";
const label = "Summerhouse";
const note = "Prefers marmalade";
const stops: Stops = [];
/** Every byte between the product and the carrier: its requests with our answers, and ours with its answers. */
const recorded: Record<"webhooks" | "requests", string> = { webhooks: "", requests: "" };
let product: ProductInProcess;

/** Carries bytes to another port of this machine and keeps a copy. */
async function record(what: keyof typeof recorded, port: number, target: number): Promise<void> {
  const server = createServer((client) => {
    const far = connect({ port: target, host: "127.0.0.1" });
    for (const [from, to] of [
      [client, far],
      [far, client],
    ] as const) {
      from.on("data", (data) => {
        recorded[what] += data.toString("latin1");
      });
      from.on("error", () => to.destroy());
      from.pipe(to);
    }
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  stops.push(async () => void server.close());
}

beforeAll(async () => {
  const [webhookPort, requestPort] = await freePorts(2);
  product = await startProductInProcess({
    variables: { PUBLIC_URL: `http://localhost:${webhookPort}` },
    async configure(config) {
      if (config.voice.apiUrl === undefined) throw new Error("The carrier is not the sandbox");
      await record("webhooks", Number(webhookPort), config.port);
      await record("requests", Number(requestPort), config.sandbox.port);
      return { ...config, voice: { ...config.voice, apiUrl: `http://localhost:${requestPort}` } };
    },
  });
  stops.push(() => product.stop());
});
afterAll(() => stopAll(stops));

test("the carrier learns the number, and neither the name, the label nor the note", async () => {
  const { token } = await readyUser(product.database, 100_000);
  const headers = { "x-auth-token": token };
  const ask = async (url: `/${string}`, payload?: object) =>
    product.app.inject({ method: "POST", url, headers, ...(payload && { payload }) });
  const contact = { id: randomUUID(), name, favourite: true, numbers: [{ number: london, label }], note };
  expect((await ask("/api/contacts", contact)).statusCode).toBe(200);
  const { token: accessToken } = (await ask("/api/call/token")).json<{ token: string }>();
  const placed = await placeCall(product.sandboxUrl, london, "", accessToken);
  try {
    const { callsid } = await placed.browser.next("answer");
    await eventually(async () => recorded.requests.includes("POST "));
    placed.browser.send("hangup", { callsid });
    await placed.browser.next("hangup");
    await callbacksDelivered(product.sandboxUrl);
  } finally {
    await placed.close();
  }
  const all = decodeURIComponent(`${recorded.webhooks}${recorded.requests}`.replace(/%(?![\dA-F]{2})/gi, ""));
  const [claims = ""] = accessToken.split(".").slice(1);
  const shown = `${all.replaceAll("+", " ")}${Buffer.from(claims, "base64url")}`;
  expect(shown).toContain(london.slice(1));
  for (const word of [name, label, note].join(" ").split(" ")) expect(shown).not.toContain(word);
});
