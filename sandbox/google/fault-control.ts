import type { FastifyInstance } from "fastify";
import type { RegisteredClient } from "./client.ts";
import { type Faults, faultOrderSchema } from "./id-token-faults.ts";
import { isClient } from "./token-request.ts";

/**
 * The sandbox's own switch for tests: puts a fault into a person's next ID token. It takes the client's secret, so that
 * no page in a browser can turn it.
 */
export function faultControl(app: FastifyInstance, client: RegisteredClient, faults: Faults): void {
  app.post("/sandbox/id-tokens", async (request, reply) => {
    if (!isClient(client, request.headers.authorization))
      return reply.code(401).send({ error: "Unauthorized" });
    const order = faultOrderSchema.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: order.error.message });
    faults.order(order.data.email, order.data.fault);
    return order.data;
  });
}
