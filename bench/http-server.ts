/** The product's server for `bench http`, and beside it a bare Fastify route, in a process of their own. */
import { once } from "node:events";
import Fastify from "fastify";
import { readConfig } from "#server/config.ts";
import { startServer } from "#server/main.ts";

const server = await startServer(readConfig(process.env));
const bare = Fastify();
bare.get("/", async () => ({ credits: 12.5 }));
const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });

process.send?.({ bareUrl });
process.on("message", () => {
  global.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
await once(process, "disconnect");
await bare.close();
await server.stop();
