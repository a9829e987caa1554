import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastifyPlugin from "fastify-plugin";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { sessionHeader } from "#contract/constants.ts";

/** The API as OpenAPI, made from the contract's schemas: a page at /api/docs, the document at /api/docs/json. */
export const apiDocs = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Farline",
        version: "1",
        description:
          "Errors have one shape: `{error: {code, message}, message, msg}`. Credits are decimals with at most three places; 10 credits are 1 USD.",
      },
      components: {
        securitySchemes: { session: { type: "apiKey", in: "header", name: sessionHeader } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    transformStaticCSP: () => pagePolicy,
  });
});

/** The page needs nothing from elsewhere; its library would allow a validator's images and any style sheet. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
