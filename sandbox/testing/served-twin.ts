import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach } from "vitest";
import { Traffic } from "./traffic.ts";

/** A twin on loopback for each test of a file, with its traffic. Call it at the top of the file. */
export function servedTwin(serve: (app: FastifyInstance) => Promise<void>) {
  let app: FastifyInstance;
  let traffic: Traffic;
  let apiUrl = "";
  beforeEach(async () => {
    app = Fastify({ forceCloseConnections: true });
    traffic = new Traffic(app);
    await serve(app);
    apiUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => app.close());
  return {
    get apiUrl() {
      return apiUrl;
    },
    get traffic() {
      return traffic;
    },
  };
}
