import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { freePorts, type Stack } from "./stack.ts";

/** The product behind a proxy that can make it look like its next release. */
export interface NextRelease {
  url: string;
  sandboxUrl: string;
  /** From now on the worker differs, the pages name another script, and the files that match are gone. */
  release(lost: RegExp): void;
  stop(): Promise<void>;
}

export async function behindNextRelease({ url, sandboxUrl }: Stack): Promise<NextRelease> {
  const [port] = await freePorts(1);
  let lost: RegExp | undefined;

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers } = incoming;
    const path = incoming.url ?? "/";
    if (lost?.test(path)) {
      outgoing.writeHead(404).end();
      return;
    }
    const isChanged = lost !== undefined && (path === "/worker.js" || path.split("?", 1)[0] === "/dashboard");
    const forwarded = { ...headers, ...(isChanged && { "accept-encoding": "identity" }) };
    const onward = request(url + path, { method, headers: forwarded }, (reply) => {
      const { "content-length": _, ...others } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, isChanged ? others : reply.headers);
      if (!isChanged) {
        reply.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("end", () => outgoing.end(nextRelease(path, Buffer.concat(chunks).toString())));
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    url: `http://localhost:${port}`,
    sandboxUrl,
    release: (gone) => {
      lost = gone;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function nextRelease(path: string, text: string): string {
  // Another address, at which the script of this release is still found.
  const renamed = text.replace(/\/assets\/(index-[\w-]{8}\.js)/g, "/assets/./$1");
  return path === "/worker.js" ? `${renamed}\n// next` : renamed;
}
