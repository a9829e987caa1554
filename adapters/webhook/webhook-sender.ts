import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import pTimeout from "p-timeout";
import type { WebhookFault } from "#contract/operators/operator-messages.ts";
import type { WebhookSender } from "#domain/operators/alarms/alarm-webhook-store.ts";

export interface WebhookOptions {
  /** True in a sandbox: this machine may be posted to, by http too. */
  allowsThisMachine: boolean;
  resolve?: (host: string) => Promise<LookupAddress[]>;
  timeout_ms?: number;
}

interface Target {
  url: URL;
  /** The only addresses that a connection may be made to. */
  addresses: LookupAddress[];
}

const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

export function webhookSender({
  allowsThisMachine,
  resolve = (host) => lookup(host, { all: true }),
  timeout_ms = 5_000,
}: WebhookOptions): WebhookSender {
  async function resolved(text: string): Promise<Target | { fault: WebhookFault }> {
    if (!URL.canParse(text)) return { fault: "not_https" };
    const url = new URL(text);
    if (url.protocol !== "https:" && !(allowsThisMachine && url.protocol === "http:"))
      return { fault: "not_https" };
    if (url.username !== "" || url.password !== "") return { fault: "has_user" };
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const family = isIP(host);
    const addresses =
      family === 0
        ? await pTimeout(resolve(host), { milliseconds: timeout_ms }).catch(() => [])
        : [{ address: host, family }];
    if (addresses.length === 0) return { fault: "not_found" };
    const isThisMachine = addresses.every(({ address }) => isLoopback(address));
    if (allowsThisMachine && isThisMachine) return { url, addresses };
    if (url.protocol !== "https:") return { fault: "not_https" };
    return addresses.every(({ address }) => isPublic(address)) ? { url, addresses } : { fault: "not_public" };
  }

  return {
    async check(text) {
      const target = await resolved(text);
      return "fault" in target ? target.fault : undefined;
    },

    async send(text, body, headers) {
      const target = await resolved(text);
      return "url" in target ? post(target, body, headers, timeout_ms) : target.fault;
    },
  };
}

/** Loopback, private, link-local, unique-local, mapped, translated and reserved addresses are not public. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(globalIpv6);
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** Posts to the addresses that were checked: the name is not resolved again. Follows no redirect and reads no body. */
function post(
  { url, addresses }: Target,
  body: string,
  headers: Readonly<Record<string, string>>,
  timeout_ms: number,
): Promise<WebhookFault | undefined> {
  const [first] = addresses;
  const pinned: LookupFunction = (_host, { all }, done) => {
    if (all) done(null, addresses);
    else done(null, first?.address ?? "", first?.family);
  };
  const { request } = url.protocol === "https:" ? https : http;
  const signal = AbortSignal.timeout(timeout_ms);
  return new Promise((resolve) => {
    const posting = request(url, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) },
      // A connection of its own: one from a pool could lead to an address that was checked before.
      agent: false,
      lookup: pinned,
      signal,
    });
    posting.on("response", (response) => {
      const { statusCode: status = 0 } = response;
      response.destroy();
      resolve(status >= 200 && status < 300 ? undefined : { status });
    });
    posting.on("error", () => resolve(signal.aborted ? "no_answer" : "no_connection"));
    posting.end(body);
  });
}
