import { type FastifyInstance, fastify } from "fastify";
import { cardsSandbox } from "./cards/cards-sandbox.ts";
import { indexRoutes, type Service } from "./index-page.ts";
import { freePort, listenOnLocalhost } from "./listen.ts";
import { mailSandbox } from "./mail/mail-sandbox.ts";
import { openidSandbox } from "./openid/openid-sandbox.ts";
import type { SandboxOptions } from "./options.ts";
import { ratesSandbox } from "./rates/rates-sandbox.ts";
import { voiceSandbox } from "./voice/voice-sandbox.ts";

export interface RunningSandbox {
  url: string;
  smtpPort: number;
  services: readonly Service[];
  stop(): Promise<void>;
}

/**
 * Starts every twin on one port, and SMTP on another. Port 0 takes any free one.
 * @throws the system's error, with `port`, when a port is not available.
 */
export async function startSandbox(options: {
  port: number;
  smtpPort: number;
  smtpTls?: boolean;
  publicUrl: string;
}): Promise<RunningSandbox> {
  const port = options.port === 0 ? await freePort() : options.port;
  const url = `http://localhost:${port}`;
  const app = fastify({ logger: { level: "warn" }, forceCloseConnections: true });
  try {
    const parts: SandboxOptions = {
      publicUrl: options.publicUrl,
      sandboxUrl: url,
      smtpPort: options.smtpPort,
      smtpTls: options.smtpTls ?? false,
    };
    const { smtpPort } = await registerParts(app, parts);
    const services = servicesAt(url, smtpPort);
    indexRoutes(app, services);
    await listenOnLocalhost(app, port);
    return { url, smtpPort, services, stop: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function registerParts(app: FastifyInstance, options: SandboxOptions): Promise<{ smtpPort: number }> {
  await cardsSandbox(app, options);
  await ratesSandbox(app);
  await voiceSandbox(app, options);
  await openidSandbox(app, options);
  return mailSandbox(app, options);
}

function servicesAt(url: string, smtpPort: number): Service[] {
  return [
    {
      name: "voice",
      address: `${url.replace(/^http/, "ws")}/signal`,
      about: "phone calls: every number answers",
    },
    {
      name: "phones",
      address: `${url}/caller-ids`,
      about: "phones that ring for the code of a caller ID",
    },
    {
      name: "phone",
      address: `${url}/phone`,
      about: "a telephone that rings the numbers of the app's users",
    },
    { name: "cards", address: `${url}/v1`, about: "card payments: pay with 4242 4242 4242 4242" },
    { name: "google", address: `${url}/google`, about: "sign-in with a made-up account" },
    { name: "rates", address: `${url}/rates.xml`, about: "exchange rates of the last business day" },
    { name: "mail", address: `${url}/mail`, about: "every mail the app has sent" },
    { name: "smtp", address: `smtp://localhost:${smtpPort}`, about: "where the app sends its mail" },
  ];
}
