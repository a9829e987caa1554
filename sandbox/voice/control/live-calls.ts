import type { FastifyInstance } from "fastify";
import type { CallView } from "#sandbox/voice/calls/browser-leg.ts";
import type { Exchange } from "#sandbox/voice/signalling/exchange.ts";

/** Lists the running calls and how loud they are, for people who watch and tests that listen. Changes nothing. */
export function liveCallsRoute(app: FastifyInstance, exchange: Exchange): void {
  app.get(
    "/voice/calls.json",
    async (): Promise<{ calls: CallView[] }> => ({ calls: await exchange.live() }),
  );
}
