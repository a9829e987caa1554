import type { FastifyInstance } from "fastify";
import { networkOf } from "#domain/rate-limits/known-networks.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What a request is counted by: its IPv4 address, or the network of its IPv6 address. */
    network: string;
  }
}

/** Gives every request its network. Fastify reads the proxies' header anew each time that it is asked for the address. */
export function followNetworks(app: FastifyInstance): void {
  if (app.hasRequestDecorator("network")) return;
  app.decorateRequest("network", "");
  app.addHook("onRequest", (request, _reply, done) => {
    request.network = networkOf(request.ip);
    done();
  });
}
