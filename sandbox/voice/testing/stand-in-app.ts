import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedWebhook {
  path: string;
  signature: string;
  form: Record<string, string>;
}

export interface WebhookAnswer {
  status?: number;
  type?: string;
  body?: string | Uint8Array;
}

/** The app from the gateway's side: answers the voice webhook with TwiML and records every webhook. */
export interface StandInApp {
  url: string;
  webhooks: ReceivedWebhook[];
  /** Answers one webhook; any status other than 2xx is a failure. */
  respond: (webhook: ReceivedWebhook) => WebhookAnswer | undefined | Promise<WebhookAnswer>;
  statuses(): string[];
  close(): Promise<void>;
}

export async function standInApp(): Promise<StandInApp> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const webhook = {
      path: request.url ?? "",
      signature: String(request.headers["x-twilio-signature"]),
      form: Object.fromEntries(new URLSearchParams(body)),
    };
    app.webhooks.push(webhook);
    const reply = (await app.respond(webhook)) ?? {};
    response.writeHead(reply.status ?? 200, { "content-type": reply.type ?? "text/xml" });
    response.end(reply.body ?? "<Response/>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const app: StandInApp = {
    url: `http://127.0.0.1:${port}`,
    webhooks: [],
    respond: (webhook) => ({ body: dialTwiml(webhook.form.To ?? "") }),
    statuses: () =>
      app.webhooks.flatMap(({ path, form }) => (path === "/status" ? [form.CallStatus ?? ""] : [])),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return app;
}

/** Asks for retries of every failure, as the app does. */
const retried = "/status#rc=3&amp;rp=all";

export function dialTwiml(number: string, attributes = "", statusCallback = retried): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>
    <Dial answerOnBridge="true" callerId="+12025550100" ${attributes}>
      <Number statusCallback="${statusCallback}" statusCallbackEvent="initiated ringing answered completed">${number}</Number>
    </Dial></Response>`;
}

/** Answers a browser's call to a client by ringing that client, and hangs up after it. */
export function dialClient(dialAttributes = 'answerOnBridge="true"', inside?: string): StandInApp["respond"] {
  return ({ path, form }) => {
    if (path === "/status") return {};
    if (path === "/after") return { body: "<Response><Hangup/></Response>" };
    return { body: clientTwiml(inside ?? `<Identity>${form.To}</Identity>`, dialAttributes) };
  };
}

function clientTwiml(inside: string, dialAttributes: string): string {
  return `<Response><Dial action="/after" ${dialAttributes}>
      <Client statusCallback="/status" statusCallbackEvent="initiated ringing answered completed">${inside}</Client>
    </Dial></Response>`;
}
