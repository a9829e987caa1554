import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import { type Networks, networksOf } from "#domain/rate-limits/networks.ts";

declare module "fastify" {
  interface FastifyRequest {
    networks: Networks;
  }
}

/** Gives every request the networks that it is counted by. */
export function followNetworks(app: FastifyInstance): void {
  if (app.hasRequestDecorator("networks")) return;
  app.decorateRequest("networks");
  app.addHook("onRequest", (request, _reply, done) => {
    request.networks = networksOf(request.ip);
    done();
  });
}

/**
 * Makes `request.ip` the address of the caller: the connection's own, or what trusted proxies say in `X-Forwarded-For`.
 * Fastify's `trustProxy` takes any text there for an address, so a new port or word would be a new caller.
 */
export function followCallers(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = "", bits] = range.split("/");
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
  app.decorateRequest("ip", {
    getter() {
      return callerOf(this.raw, isTrusted);
    },
  });
}

/** Each proxy adds the address of its own caller at the end. One that names none is the caller itself. */
function callerOf(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  isTrusted: (address: string) => boolean,
): string {
  const named = [headers["x-forwarded-for"]].flat().join().split(",");
  let caller = readAddress(socket.remoteAddress ?? "") ?? "";
  while (isTrusted(caller)) {
    const address = readAddress(named.pop() ?? "");
    if (address === undefined) break;
    caller = address;
  }
  return caller;
}

/** With a port, brackets or quotes, as proxies write it and RFC 7239 allows. */
const written =
  /^"?(?:\[(?<bracketed>[^\]]*)\](?::[\w.-]+)?|(?<beforePort>[\d.]+):[\w.-]+|(?<bare>[^"]*))"?$/;

/** The IP address in a proxy's words, without port, brackets and zone; undefined when there is none. */
function readAddress(text: string): string | undefined {
  const { bracketed, beforePort, bare = "" } = written.exec(text.trim())?.groups ?? {};
  const [address = ""] = (bracketed ?? beforePort ?? bare).split("%");
  if (isIP(address) === 0) return undefined;
  // A socket that serves both versions of IP has IPv4 callers under such names.
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}
