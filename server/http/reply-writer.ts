import fastJson, { type Schema } from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import { z } from "zod";

/**
 * Writes replies with Fastify's own serializer, by the JSON Schema of their zod schema: a field that the schema lacks never
 * leaves, and one that is required and missing is an error. zod's encoding takes six times as long. A writer is made
 * for its first reply, because those of all routes together would delay the start.
 */
export const replyWriter: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  let write: ReturnType<typeof fastJson> | undefined;
  return (reply) => {
    // zod types a keyword that it leaves out as undefined.
    write ??= fastJson(z.toJSONSchema(schema, { io: "input" }) as Schema);
    return write(reply);
  };
};
