import type { FastifyInstance } from "fastify";

/** The REST API takes forms only. */
export function readForms(scope: FastifyInstance): void {
  const type = "application/x-www-form-urlencoded";
  if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type);
  scope.addContentTypeParser(type, { parseAs: "string", bodyLimit: 16 * 1024 }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
}
