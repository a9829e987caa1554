import Fastify from "fastify";
import { z } from "zod";
import { type Fault, Traffic } from "#sandbox/testing/traffic.ts";
import { type EndedStatus, Leg, type LegStatus } from "#sandbox/voice/calls/leg.ts";
import { Recordings } from "#sandbox/voice/calls/recordings.ts";
import { callsApi, type TimeLimits } from "#sandbox/voice/rest/calls-api.ts";
import { insightsApi } from "#sandbox/voice/rest/insights-api.ts";
import { recordingsApi } from "#sandbox/voice/rest/recordings-api.ts";
import { restApi } from "#sandbox/voice/rest/rest-api.ts";

interface LegDetails {
  parentSid?: string;
  /** Seconds from the answer to the end of a completed leg. */
  duration_s?: number;
  endedAt?: Date;
}

/** The twin's REST API for calls on loopback, without its signalling: a test sets what became of each leg. */
export interface CallsTwin {
  url: string;
  traffic: Traffic;
  /** By SID. */
  legs: Map<string, Leg>;
  timeLimits: TimeLimits;
  recordings: Recordings;
  /** Puts a leg into this state, as a call would have. */
  setLeg(sid: string, status: LegStatus, details?: LegDetails): Leg;
  fail(...failures: (number | "silent")[]): void;
  readonly ended: string[];
  /** Limits that the twin accepted, in order. */
  readonly limits: { sid: string; limit_s: number }[];
  reset(): void;
  close(): Promise<void>;
}

const updateSchema = z.object({ Status: z.string().optional(), TimeLimit: z.coerce.number().optional() });

export async function startCallsTwin(): Promise<CallsTwin> {
  const app = Fastify({ forceCloseConnections: true });
  const traffic = new Traffic(app);
  const legs = new Map<string, Leg>();
  const log = {
    find: (sid: string) => legs.get(sid),
    list: (filter: (leg: Leg) => boolean) => [...legs.values()].filter(filter).toReversed(),
  };
  const timeLimits: TimeLimits = { answer: "take" };
  const recordings = new Recordings();
  restApi(app, (scope) => {
    callsApi(scope, log, timeLimits);
    insightsApi(scope, log, 0);
    recordingsApi(scope, recordings);
  });

  /** The updates of legs that the twin answered itself. */
  function updates() {
    return traffic.requests.flatMap(({ method, path, body, status = 0 }) => {
      const sid = /\/Calls\/([^/.]+)\.json$/.exec(path)?.[1];
      if (method !== "POST" || sid === undefined || status === 0 || status >= 500) return [];
      return [{ sid, status, ...updateSchema.parse(body) }];
    });
  }
  function forgetLegs(): void {
    for (const leg of legs.values()) leg.hangUp();
    legs.clear();
  }

  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    traffic,
    legs,
    timeLimits,
    recordings,
    setLeg(sid, status, { parentSid, duration_s = 0, endedAt } = {}) {
      legs.get(sid)?.hangUp();
      const direction = parentSid === undefined ? "inbound" : "outbound-dial";
      const leg = new Leg({ sid, direction, parentSid: parentSid ?? null, from: "", to: "" });
      legs.set(sid, leg);
      if (status === "ringing") leg.ring();
      if (status === "in-progress" || duration_s > 0) leg.answer();
      if (isEnded(status)) leg.end(status, endedAt ?? new Date(Date.now() + duration_s * 1_000));
      return leg;
    },
    fail(...failures) {
      traffic.failNext(
        ...failures.map(
          (failure): Fault =>
            failure === "silent"
              ? failure
              : { status: failure, body: { code: 20_500, message: "as the test asked", status: failure } },
        ),
      );
    },
    get ended() {
      return updates().flatMap(({ sid, Status }) => (Status === "completed" ? [sid] : []));
    },
    get limits() {
      return updates().flatMap(({ sid, status, TimeLimit }) =>
        status === 200 && TimeLimit !== undefined ? [{ sid, limit_s: TimeLimit }] : [],
      );
    },
    reset() {
      forgetLegs();
      traffic.reset();
      timeLimits.answer = "take";
    },
    async close() {
      forgetLegs();
      await app.close();
    },
  };
}

function isEnded(status: LegStatus): status is EndedStatus {
  return status !== "queued" && status !== "ringing" && status !== "in-progress";
}
