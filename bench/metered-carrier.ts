/** A carrier's REST API in a process of its own. Every call talks until it is ended, and the time of its end is recorded. */
import { createServer } from "node:http";

/** The time of a request to a carrier across a continent. */
const answer_ms = 40;

const ended = new Map<string, number>();

const server = createServer((request, response) => {
  const sid = /Calls\/(\w+)\.json/.exec(request.url ?? "")?.[1];
  if (request.url === "/ended") return response.end(JSON.stringify([...ended]));
  request.resume().on("end", () => {
    if (request.method === "POST" && sid !== undefined && !ended.has(sid)) ended.set(sid, Date.now());
    setTimeout(() => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ sid, status: "in-progress", calls: [], next_page_uri: null }));
    }, answer_ms);
  });
});

server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.once("disconnect", () => process.exit(0));
