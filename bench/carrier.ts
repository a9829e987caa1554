/** A carrier's REST API beside a bare Fastify route, in a process of their own. The parent hears when a call is ended. */
import { createServer } from "node:http";
import Fastify from "fastify";

/** The time of a request to a carrier across a continent. */
const answer_ms = 40;
const ended = new Set<string>();

const carrier = createServer((request, response) => {
  const sid = /Calls\/(\w+)\.json/.exec(request.url ?? "")?.[1];
  request.resume().on("end", () => {
    if (request.method === "POST" && sid !== undefined && !ended.has(sid)) {
      ended.add(sid);
      process.send?.({ sid, at_ms: Date.now() });
    }
    setTimeout(() => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ sid, status: "in-progress", calls: [], next_page_uri: null }));
    }, answer_ms);
  });
});
const bare = Fastify();
bare.get("/", async () => ({ credits: 12.5 }));
const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });
carrier.listen(0, "127.0.0.1", () => process.send?.({ address: carrier.address(), bareUrl }));
process.once("disconnect", () => process.exit(0));
