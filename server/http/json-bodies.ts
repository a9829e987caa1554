import type { FastifyInstance, FastifyRequest } from "fastify";

type Done = (error: Error | null, body?: unknown) => void;

/** A body that contradicts its type; Fastify's error handling reads `statusCode`. */
class BodyError extends Error {
  override name = "BodyError";
  readonly statusCode: 400 | 415;
  constructor(statusCode: 400 | 415, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Accepts JSON in UTF-8 only. Bytes that are not UTF-8 are refused, not replaced: two passwords that differ only in such
 * bytes would become equal. Halves of surrogate pairs, such as of an emoji that a field has cut, are replaced: PostgreSQL refuses
 * JSON with them.
 */
export function readOnlyJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    (request: FastifyRequest, body: Buffer, done: Done) => {
      if (!isUtf8(request.headers["content-type"])) return done(new BodyError(415, "another charset"));
      try {
        const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
        parse(
          request,
          text.replace(surrogates, (whole, half) => (half ? "\\ufffd" : whole)),
          done,
        );
      } catch {
        done(new BodyError(400, "not UTF-8"));
      }
    },
  );
}

/**
 * Forgets the type of an empty body. A route that reads no body then answers a POST of nothing under any content type,
 * which Fastify would refuse as an unknown type, or as JSON that is empty.
 */
export async function ignoreTypeOfNothing({ headers }: FastifyRequest): Promise<void> {
  const isEmpty = headers["content-length"] === "0" || headers["content-length"] === undefined;
  if (isEmpty && headers["transfer-encoding"] === undefined) delete headers["content-type"];
}

/** Escapes of backslashes, which begin no other escape, of whole pairs, and of halves. */
const surrogates = /\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(\\ud[89a-f][\da-f]{2})/gi;

function isUtf8(contentType = ""): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  return charset === undefined || charset.toLowerCase() === "utf-8";
}
