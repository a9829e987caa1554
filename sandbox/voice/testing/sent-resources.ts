import type { FastifyInstance } from "fastify";
import { apiVersion } from "#sandbox/voice/webhooks/parameters.ts";

export interface SentResource {
  method: string;
  path: string;
  status: number;
  body: string;
}

/** Records every answer of the REST API, those of later endpoints too. */
export function recordAnswers(server: FastifyInstance): SentResource[] {
  const sent: SentResource[] = [];
  server.addHook("onSend", async (request, reply, payload) => {
    const path = request.url.split("?")[0] ?? "";
    const isJson = path.startsWith(`/${apiVersion}/`) && path.endsWith(".json");
    if (!isJson || reply.statusCode === 204) return;
    sent.push({ method: request.method, path, status: reply.statusCode, body: String(payload) });
  });
  return sent;
}

/**
 * Holds the answers against Twilio's own types, after the tests: compiling them would slow down the answers.
 * @throws Error with a sentence for each difference.
 */
export async function expectPublishedTypes(sent: readonly SentResource[]): Promise<void> {
  if (sent.length === 0) return;
  const { answerFaults } = await import("./twilio-types.ts");
  const differences = sent.flatMap(({ method, path, status, body }) => {
    // A deletion is answered with nothing.
    if (status === 204) return [];
    const faults = answerFaults(status, path, JSON.parse(body), method);
    return faults.map((fault) => `${method} ${path} (${status}): ${fault}`);
  });
  if (differences.length === 0) return;
  throw new Error(`The twin differs from Twilio's types:\n${[...new Set(differences)].join("\n")}`);
}
