import type { FastifyInstance } from "fastify";
import { htmlPage } from "./html.ts";

export interface Service {
  name: string;
  address: string;
  about: string;
}

/** Shows what this process is and whether it is healthy: JSON for programs, a page for people. */
export function indexRoutes(app: FastifyInstance, services: readonly Service[]): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/", (request, reply) => {
    reply.header("vary", "accept");
    if (!request.headers.accept?.includes("text/html")) {
      return reply.send({ service: "outside-services-sandbox", services });
    }
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .send(page(services));
  });
}

function page(services: readonly Service[]): string {
  const rows = services.map(
    ({ name, address, about }) => `<dt>${name}</dt><dd>${linked(address)}<br><small>${about}</small></dd>`,
  );
  const body = `<h1>Sandbox</h1>
<p>Stands in for the services outside the app. No real calls, no real money.</p>
<dl>${rows.join("\n")}</dl>`;
  return htmlPage({ title: "Sandbox", style, body });
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
  dt { font-weight: 600; margin-top: 1rem; }
  dd { margin: 0; }
`;

/** The addresses are our own and need no escaping. Only an address that a browser can open becomes a link. */
function linked(address: string): string {
  return /\/(mail|phone|caller-ids|rates\.xml)$/.test(address)
    ? `<a href="${address}">${address}</a>`
    : address;
}
