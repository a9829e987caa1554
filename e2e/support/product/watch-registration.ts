import diagnostics from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";

/** Fastify announces each instance before it has routes, so the product needs no door for tests. */
export function watchRegistration() {
  const created: { app: FastifyInstance; routes: RouteOptions[] }[] = [];
  const onCreated = (message: unknown) => {
    const { fastify: app } = message as { fastify: FastifyInstance };
    const routes: RouteOptions[] = [];
    app.addHook("onRoute", (route) => void routes.push(route));
    created.push({ app, routes });
  };
  diagnostics.subscribe("fastify.initialization", onCreated);
  return {
    end: () => void diagnostics.unsubscribe("fastify.initialization", onCreated),
    found() {
      const product = created.find(({ routes }) => routes.some(({ url }) => url === "/healthz"));
      if (!product) throw new Error("No instance of Fastify has the product's routes");
      return product;
    },
  };
}
