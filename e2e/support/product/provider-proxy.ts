import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { z } from "zod";

/**
 * Faults in a provider's connection. `delay`: answers come after `delay_ms`. `reset`: each connection is cut by RST.
 * `half_close`: the request is taken, and our side's end is sent instead of an answer. `black_hole`: bytes are taken and
 * never answered.
 */
export const providerFaults = ["delay", "reset", "half_close", "black_hole"] as const;
export type ProviderFault = (typeof providerFaults)[number];

export interface ProviderProxy {
  port: number;
  /** Applies at once, also to connections that are open. */
  set(fault: ProviderFault | "none"): void;
  close(): Promise<void>;
}

const addressSchema = z.object({ port: z.int() });

/** A TCP address of a provider on this machine, which fails when a test says so. */
export async function startProviderProxy(
  targetPort: number,
  delay_ms: number,
  port = 0,
): Promise<ProviderProxy> {
  const clients = new Set<Socket>();
  let fault: ProviderFault | "none" = "none";

  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    if (fault === "reset") return void client.resetAndDestroy();
    const provider = connect({ port: targetPort, host: "127.0.0.1" });
    // A cut connection is what the test wants.
    provider.on("error", () => client.destroy());
    client.once("close", () => provider.destroy());
    client.on("data", (data) => {
      if (fault === "half_close") client.end();
      else if (fault !== "black_hole") provider.write(data);
    });
    client.once("end", () => provider.end());
    provider.on("data", (data) => {
      if (fault === "none") client.write(data);
      else if (fault === "delay") setTimeout(() => client.writable && client.write(data), delay_ms);
    });
    provider.once("end", () => fault === "none" && client.end());
  });

  function keep(socket: Socket): void {
    clients.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => clients.delete(socket));
  }

  function cutAll(): void {
    for (const client of clients) client.resetAndDestroy();
  }

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: addressSchema.parse(server.address()).port,
    set(next) {
      // A kept-alive connection would carry the end of the fault before into the next.
      if (next === "none" || next === "reset") cutAll();
      fault = next;
    },
    async close() {
      cutAll();
      server.close();
      await once(server, "close");
    },
  };
}
