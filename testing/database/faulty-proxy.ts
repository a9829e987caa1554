import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { z } from "zod";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";

/**
 * The fault that connections meet. `refuse`: nothing listens. `reset`: each is cut at once. `silent`: bytes are taken and
 * never answered. A SQLSTATE: the server answers each new connection with this fatal error. `pooler`: time limits and
 * settings are refused at the start as PgBouncer does, https://www.pgbouncer.org/config.html (ignore_startup_parameters).
 */
export type Fault = "none" | "refuse" | "reset" | "silent" | "pooler" | { sqlState: string };

export interface FaultyProxy {
  url(): string;
  /** Applies to new connections at once; `refuse`, `reset` and `silent` also to those that are open. */
  set(fault: Fault): Promise<void>;
  open(): number;
  close(): Promise<void>;
}

const addressSchema = z.object({ port: z.int() });

/** A TCP address of a PostgreSQL server that is away when a test says so. */
export async function startFaultyProxy(target: SocketConnection): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  let fault: Fault = "none";
  let server = await listen(0, accept);
  const { port } = addressSchema.parse(server.address());

  function accept(client: Socket): void {
    keep(client);
    if (fault === "reset") return void client.resetAndDestroy();
    if (fault === "silent") return;
    if (fault === "pooler") return void client.once("data", (start) => startAsPooler(client, start));
    if (typeof fault === "object") return void refuseStart(client, fault.sqlState);
    passOn(client);
  }

  function startAsPooler(client: Socket, start: Buffer): void {
    const refused = /(?:statement|lock|session)_timeout|options/.exec(start.toString("latin1"));
    if (refused) end(client, "08P01");
    else passOn(client).write(start);
  }

  function passOn(client: Socket): Socket {
    const upstream = connect(`${target.host}/.s.PGSQL.${target.port}`).on("error", () => undefined);
    const forward = (from: Socket, to: Socket) => {
      from.on("data", (data) => {
        if (fault !== "silent") to.write(data);
      });
      from.once("close", () => to.destroy());
    };
    forward(client, upstream);
    forward(upstream, client);
    return upstream;
  }

  function keep(socket: Socket): void {
    sockets.add(socket);
    // A cut connection is what the test wants.
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
  }

  function cutAll(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }

  return {
    url: () => `postgres://${target.user}@127.0.0.1:${port}/${target.database}`,
    async set(next) {
      fault = next;
      if (next === "refuse" || next === "reset") cutAll();
      if (next === "refuse") await stop(server);
      else if (!server.listening) server = await listen(port, accept);
    },
    open: () => sockets.size,
    async close() {
      cutAll();
      await stop(server);
    },
  };
}

async function listen(port: number, accept: (client: Socket) => void): Promise<Server> {
  const server = createServer(accept).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  await once(server, "close");
}

function refuseStart(client: Socket, sqlState: string): void {
  client.once("data", () => end(client, sqlState));
}

/** Sends an ErrorResponse of the protocol: fields of one letter and a text, the last one empty. */
function end(client: Socket, sqlState: string): void {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0Mthe test says so\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  client.end(Buffer.concat([head, fields]));
}
