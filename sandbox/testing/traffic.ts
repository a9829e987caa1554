import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";

export interface TwinRequest {
  method: string;
  path: string;
  /** The path with its query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The status of the answer, once there is one. */
  status?: number;
}

/**
 * Fault of one request. `silent`: the request is taken and never answered. `lost`: the twin does its work, and the
 * connection closes without an answer. A `status` is answered in place of the work; `changed` alters the twin's answer.
 */
export type Fault =
  | "silent"
  | "lost"
  | { status: number; body?: object | string; headers?: Record<string, string> }
  | { changed: (body: unknown) => unknown };

/** Requests to a twin and the faults that a test puts into its answers. Made before the twin's routes are added. */
export class Traffic {
  readonly requests: TwinRequest[] = [];
  /** The fault of a request; undefined answers as usual. */
  fault: (request: TwinRequest) => Fault | undefined = () => undefined;

  constructor(app: FastifyInstance) {
    const faults = new WeakMap<object, { received: TwinRequest; fault: Fault | undefined }>();
    app.addHook("preHandler", async (request, reply) => {
      const { method, url, headers, body } = request;
      const received: TwinRequest = { method, path: url.split("?")[0] ?? "", url, headers, body };
      this.requests.push(received);
      const fault = this.fault(received);
      faults.set(request, { received, fault });
      if (fault === "silent") await new Promise(() => undefined);
      if (typeof fault !== "object" || !("status" in fault)) return;
      reply.code(fault.status).headers(fault.headers ?? {});
      return reply.send(fault.body ?? {});
    });
    app.addHook("onSend", async (request, reply, payload) => {
      const { received, fault } = faults.get(request) ?? {};
      if (received) received.status = reply.statusCode;
      if (fault === "lost") request.raw.socket.destroy();
      if (typeof fault !== "object" || !("changed" in fault)) return payload;
      reply.removeHeader("content-length");
      return JSON.stringify(fault.changed(JSON.parse(String(payload))));
    });
  }

  failAt(path: string, fault: Fault): void {
    this.fault = (request) => (request.path.startsWith(path) ? fault : undefined);
  }

  failNext(...faults: Fault[]): void {
    this.fault = () => faults.shift();
  }

  reset(): void {
    this.requests.length = 0;
    this.fault = () => undefined;
  }
}
