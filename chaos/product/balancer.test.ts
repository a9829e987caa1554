import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { freePorts } from "#e2e/support/product/stack.ts";
import { startBalancer } from "./balancer.ts";

/** A node that does this with every request but health checks; counts them. */
async function node(port: number, answer: RequestListener): Promise<{ requests(): number }> {
  let count = 0;
  const server = createServer((request, reply) => {
    if (request.url === "/readyz") return void reply.end();
    count += 1;
    answer(request, reply);
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { requests: () => count };
}

async function balanced(ports: readonly number[]): Promise<string> {
  const [port = 0] = await freePorts(1);
  const balancer = await startBalancer(
    port,
    ports.map((each) => `http://localhost:${each}`),
  );
  onTestFinished(() => balancer.stop());
  return `http://localhost:${port}`;
}

const post = (url: string) => fetch(`${url}/buy`, { method: "POST", body: "one" });

test("a request that a node takes no connection for goes to the other node", async () => {
  const [gone = 0, alive = 0] = await freePorts(2);
  const other = await node(alive, (request, reply) => void request.pipe(reply));
  const url = await balanced([gone, alive]);
  const answers = await Promise.all([post(url), post(url)]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["one", "one"]);
  expect(other.requests()).toBe(2);
});

test("a request that breaks at a node is not sent to another", async () => {
  const [one = 0, two = 0] = await freePorts(2);
  const nodes = await Promise.all(
    [one, two].map((port) => node(port, ({ socket }) => void socket.destroy())),
  );
  expect((await post(await balanced([one, two]))).status).toBe(502);
  expect(nodes.reduce((sum, { requests }) => sum + requests(), 0)).toBe(1);
});
