import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { socketPort } from "#adapters/postgres/embedded/socket-directory.ts";

/** A TCP address of a database that leads to one server now and to another one later. */
export async function startForwarder(port: number) {
  const sockets = new Set<Socket>();
  let target: string | undefined;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // Cut connections are what the run is about; both ends report them.
    socket.on("error", () => undefined);
    return socket.once("close", () => sockets.delete(socket));
  }
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server = createServer((client) => {
    keep(client);
    if (target === undefined) return void client.destroy();
    const upstream = keep(connect(`${target}/.s.PGSQL.${socketPort}`));
    client.pipe(upstream).pipe(client);
    client.once("close", () => upstream.destroy());
    upstream.once("close", () => client.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    /** Cuts every connection; new ones lead to this server's socket folder, or are cut too without one. */
    leadTo(socketFolder: string | undefined): void {
      target = socketFolder;
      cutAll();
    },
    async close(): Promise<void> {
      cutAll();
      server.close();
      await once(server, "close");
    },
  };
}
