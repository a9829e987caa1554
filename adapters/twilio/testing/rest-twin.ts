import Fastify from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";

export interface TwinLeg {
  status: string;
  parentSid?: string;
  duration?: string;
  /** Time of the leg's last change; long ago if a test does not care. */
  updatedAt?: Date;
}

/** A twin of Twilio's REST API on loopback, with the calls and failures that the test sets. */
export interface RestTwin {
  url: string;
  /** By SID. */
  legs: Map<string, TwinLeg>;
  /** Summaries of calls by SID, in the shape of Voice Insights. */
  summaries: Map<string, object>;
  /** Failures of the next requests, in order: a status, or no answer at all. */
  failures: (number | "silence")[];
  /** Every request as method and path. */
  requests: string[];
  /** SIDs that were ended. */
  ended: string[];
  /** The limits set so far, in order, each with its SID. */
  limits: { sid: string; limit_s: number }[];
  /** The twin's treatment of a limit on an active leg. */
  limiting: "take" | "refuse" | "ignore";
  /** An update of an unknown SID creates an active leg. */
  knowsEveryCaller: boolean;
  close(): Promise<void>;
}

const { accountSid, authToken } = sandboxAccounts.voice;
const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
const callParams = z.object({ sid: z.string() });
const updateForm = z.object({ Status: z.string().optional(), TimeLimit: z.coerce.number().optional() });
const listQuery = z.object({ ParentCallSid: z.string() });

export async function startRestTwin(): Promise<RestTwin> {
  const app = Fastify({ forceCloseConnections: true });
  const twin: Omit<RestTwin, "url" | "close"> = {
    legs: new Map(),
    summaries: new Map(),
    failures: [],
    requests: [],
    ended: [],
    limits: [],
    limiting: "take",
    knowsEveryCaller: false,
  };
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook("preHandler", async (request, reply) => {
    twin.requests.push(`${request.method} ${request.url}`);
    const failure = twin.failures.shift();
    if (failure === "silence") return new Promise(() => undefined);
    if (failure !== undefined)
      return reply.code(failure).send({ code: 20_500, message: "as the test asked" });
    if (request.headers.authorization !== authorization) return reply.code(401).send({ code: 20_003 });
  });

  const base = `/2010-04-01/Accounts/${accountSid}/Calls`;
  app.get(`${base}.json`, async (request) => {
    const { ParentCallSid } = listQuery.parse(request.query);
    const children = [...twin.legs].filter(([, leg]) => leg.parentSid === ParentCallSid);
    return { calls: children.map(([sid, leg]) => resource(sid, leg)), next_page_uri: null };
  });
  app.get(`${base}/:sid.json`, async (request, reply) => {
    const { sid } = callParams.parse(request.params);
    const leg = twin.legs.get(sid);
    return leg ? resource(sid, leg) : reply.code(404).send({ code: 20_404, message: "not found" });
  });
  app.post(`${base}/:sid.json`, async (request, reply) => {
    const { sid } = callParams.parse(request.params);
    const { Status, TimeLimit } = updateForm.parse(request.body);
    if (twin.knowsEveryCaller && !twin.legs.has(sid)) {
      twin.legs.set(sid, { status: "in-progress" });
    }
    const leg = twin.legs.get(sid);
    if (!leg) return reply.code(404).send({ code: 20_404, message: "not found" });
    if (leg.status === "completed") return reply.code(400).send({ code: 21_220, message: "is over" });
    if (TimeLimit !== undefined) {
      // Documented for active calls, from one minute to 24 hours.
      if (TimeLimit < 60 || TimeLimit > 86_400) return reply.code(400).send({ code: 20_001 });
      if (leg.status !== "in-progress" || twin.limiting === "refuse")
        return reply.code(400).send({ code: 21_220, message: "is not in progress" });
      if (twin.limiting === "take") twin.limits.push({ sid, limit_s: TimeLimit });
    }
    if (Status === "completed") twin.ended.push(sid);
    return resource(sid, leg);
  });

  app.get("/v1/Voice/:sid/Summary", async (request, reply) => {
    const summary = twin.summaries.get(callParams.parse(request.params).sid);
    return summary ?? reply.code(404).send({ code: 20_404, message: "not found" });
  });

  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return Object.assign(twin, { url, close: () => app.close() });
}

function resource(sid: string, { status, parentSid, duration, updatedAt = new Date(0) }: TwinLeg) {
  return {
    sid,
    status,
    parent_call_sid: parentSid ?? null,
    duration: duration ?? null,
    date_updated: updatedAt.toUTCString(),
    account_sid: accountSid,
  };
}
