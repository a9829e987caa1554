import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { freePort, listenOnLocalhost } from "#sandbox/listen.ts";
import { openidSandbox } from "#sandbox/openid/openid-sandbox.ts";
import { type CallsTwin, startCallsTwin } from "#sandbox/voice/testing/calls-twin.ts";
import { type ProductInProcess, startProductInProcess } from "./product-in-process.ts";
import { type ProviderFault, type ProviderProxy, startProviderProxy } from "./provider-proxy.ts";
import { type Stops, stopAll } from "./stops.ts";

/** Longest time of one request to a provider. */
export const timeout_ms = 2_000;
export const providers = ["cards", "voice", "mail", "openid", "captcha", "rates"] as const;
export type Provider = (typeof providers)[number];
type Proxies = Record<Provider, ProviderProxy>;

/** A product whose providers fail when a test says so. */
export interface FailingProviders {
  product: ProductInProcess;
  /** The carrier's records. */
  voice: CallsTwin;
  proxies: Proxies;
  urlOf(provider: Provider): string;
  setAll(fault: ProviderFault | "none"): void;
  stop(): Promise<void>;
}

const portOf = (url: string) => Number(new URL(url).port);

/** Starts the product while every provider resets connections. */
export async function startFailingProviders(): Promise<FailingProviders> {
  const stops: Stops = [];
  const stop = () => stopAll(stops);
  try {
    return { ...(await start(stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(stops: Stops): Promise<Omit<FailingProviders, "stop">> {
  let started: Proxies | undefined;
  const voice = await startCallsTwin();
  stops.push(() => voice.close());
  const captcha = await startVerifier(stops);
  const provider = Fastify({ forceCloseConnections: true });
  stops.push(() => provider.close());
  const providerPort = await freePort();
  const product = await startProductInProcess({
    variables: {
      PROVIDER_TIMEOUT_MS: String(timeout_ms),
      TURNSTILE_SITE_KEY: "site-key",
      TURNSTILE_SECRET_KEY: "secret-key",
      TRUSTED_PROXIES: "127.0.0.1,::1",
    },
    async configure(config) {
      const behind = (port: number) => startProviderProxy(port, 3 * timeout_ms);
      const sandboxPort = config.sandbox.port;
      const proxies = {
        cards: await behind(sandboxPort),
        voice: await behind(portOf(voice.url)),
        mail: await behind(config.sandbox.smtpPort),
        openid: await behind(providerPort),
        captcha: await behind(captcha),
        rates: await behind(sandboxPort),
      };
      started = proxies;
      stops.push(() => Promise.all(Object.values(proxies).map((proxy) => proxy.close())));
      // The provider names its own address in everything that it says.
      await openidSandbox(provider, { publicUrl: config.publicUrl, sandboxUrl: urlAt(proxies.openid) });
      await listenOnLocalhost(provider, providerPort);
      for (const proxy of Object.values(proxies)) proxy.set("reset");
      const { cards, voice: carrier, openidProviders, captcha: vendor } = config;
      if (cards.apiUrl === undefined || carrier.apiUrl === undefined || !vendor) {
        throw new Error("This configuration has services that this test does not stand in for");
      }
      return {
        ...config,
        cards: { ...cards, apiUrl: urlAt(proxies.cards) },
        voice: { ...carrier, apiUrl: urlAt(proxies.voice) },
        mail: { ...config.mail, smtpUrl: `smtp://localhost:${proxies.mail.port}` },
        openidProviders: openidProviders.map((one) => ({
          ...one,
          issuer: `${urlAt(proxies.openid)}/google`,
        })),
        captcha: { ...vendor, verifyUrl: `${urlAt(proxies.captcha)}/siteverify` },
        exchangeRates: { url: `${urlAt(proxies.rates)}/rates.xml`, retry_ms: 1_000 },
        creditLimits() {
          const limits = config.creditLimits();
          const check = { shortest_s: 1, longest_s: 1 };
          return { ...limits, callLimits: { ...limits.callLimits, check, undialledGrace_s: 1 } };
        },
      };
    },
  });
  stops.push(() => product.stop());
  if (!started) throw new Error("The product was not configured");
  const proxies = started;
  return {
    product,
    voice,
    proxies,
    urlOf: (provider) => urlAt(proxies[provider]),
    setAll(fault) {
      for (const proxy of Object.values(proxies)) proxy.set(fault);
    },
  };
}

const urlAt = ({ port }: ProviderProxy) => `http://localhost:${port}`;

async function startVerifier(stops: Stops): Promise<number> {
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ success: true, hostname: "localhost", action: "contact" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(async () => server.close());
  return (server.address() as AddressInfo).port;
}
