import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Clock } from "#domain/runtime.ts";
import { policyReportPath } from "#server/http/security-headers.ts";

export interface PolicyReportDeps {
  clock: Clock;
  /** Receives what is known of a violation; nothing in it names a person or a page. */
  log: (violation: Violation) => void;
}

export interface Violation {
  directive: string;
  /** The origin that was refused, or a keyword such as `inline`. */
  blocked: string;
  /** Source of the refused code: the origin, and the file's name when it is one of our own. */
  source: string;
  /** The DOM property that got a text, for Trusted Types. */
  sink?: string;
}

/** More bytes than any browser's batch of honest reports. */
const bodyLimit = 16 * 1024;
/** For the whole process: a stranger who sends reports gets no more lines than a broken page does. */
const linesPerMinute = 30;
const minute_ms = 60_000;

const text = z.string().max(4_000).optional();

/** The older form, sent to `report-uri`. */
const cspReport = z
  .object({
    "csp-report": z.object({
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "source-file": text,
      "script-sample": text,
    }),
  })
  .transform(({ "csp-report": report }) => [
    violationOf({
      directive: report["effective-directive"] ?? report["violated-directive"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
      sample: report["script-sample"],
    }),
  ]);

/** The Reporting API's batches, sent to `report-to`. Other kinds of reports have no lines. */
const reports = z
  .array(
    z.object({
      type: text,
      body: z
        .object({ effectiveDirective: text, blockedURL: text, sourceFile: text, sample: text })
        .optional(),
    }),
  )
  .max(100)
  .transform((batch) =>
    batch.flatMap(({ type, body }) =>
      type === "csp-violation" && body
        ? [
            violationOf({
              directive: body.effectiveDirective,
              blocked: body.blockedURL,
              source: body.sourceFile,
              sample: body.sample,
            }),
          ]
        : [],
    ),
  );

const bodySchema = z.union([cspReport, reports]);

/** Takes browsers' reports on the content security policy. They leave a line in the log, and nothing anywhere else. */
export function policyReportRoute(app: FastifyInstance, { clock, log }: PolicyReportDeps): void {
  let minute = 0;
  let lines = 0;
  const mayLog = () => {
    const now = Math.floor(clock.now().getTime() / minute_ms);
    if (now !== minute) [minute, lines] = [now, 0];
    return ++lines <= linesPerMinute;
  };
  // Only this route reads the reports' own content types.
  app.register(async (scope) => {
    const types = ["application/csp-report", "application/reports+json"];
    scope.addContentTypeParser(
      types,
      { parseAs: "string", bodyLimit },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post(policyReportPath, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      for (const violation of bodySchema.safeParse(request.body).data ?? []) if (mayLog()) log(violation);
      // Browsers read no answer, and a sender of nonsense needs none.
      return reply.code(204).send();
    });
  });
}

interface Reported {
  directive: string | undefined;
  blocked: string | undefined;
  source: string | undefined;
  sample: string | undefined;
}

function violationOf({ directive, blocked, source, sample }: Reported): Violation {
  const sink = /^([A-Za-z]{1,40}(?: [A-Za-z]{1,40})?)\|/.exec(sample ?? "")?.[1];
  return {
    directive: /^[a-z-]{1,40}/.exec(directive ?? "")?.[0] ?? "unknown",
    blocked: placeOf(blocked),
    source: placeOf(source),
    ...(sink === undefined ? {} : { sink }),
  };
}

/** Addresses of pages hold one-time tokens and those of others anything, so only origins and names of our files stay. */
function placeOf(address = ""): string {
  if (/^[a-z-]{1,40}$/.test(address)) return address;
  const url = URL.parse(address);
  if (url === null) return "unknown";
  if (!/^(https?|wss?):$/.test(url.protocol)) return url.protocol.slice(0, 40);
  const file = /^\/assets\/[\w.-]{1,80}$/.exec(url.pathname)?.[0] ?? "";
  return url.origin.slice(0, 100) + file;
}
