import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Clock } from "#domain/runtime.ts";
import { browserReportPath } from "#server/http/security-headers.ts";

export interface BrowserReportDeps {
  clock: Clock;
  /** Receive what is known of a violation and of a page that did not start; nothing in it names a person or a page. */
  logViolation: (violation: Violation) => void;
  logStartError: (error: StartError) => void;
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

/** An error that kept a page from starting, in the words that every user of the browser would send. */
export interface StartError {
  /** Its kind: `TypeError`. */
  name: string;
  /** The missing function or the number of React's message, if it says one of them. */
  missing?: string;
  /** The first line of its stack within one of our own files. */
  source: string;
  browser: string;
}

/** More bytes than any browser's batch of honest reports. */
const bodyLimit = 16 * 1024;
/** Of each kind, for the whole process: a stranger who sends reports gets no more lines than a broken page does. */
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
  .transform(({ "csp-report": report }) => ({
    violations: [
      violationOf({
        directive: report["effective-directive"] ?? report["violated-directive"],
        blocked: report["blocked-uri"],
        source: report["source-file"],
        sample: report["script-sample"],
      }),
    ],
    startErrors: [],
  }));

const violation = z
  .object({
    type: z.literal("csp-violation"),
    body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, sample: text }),
  })
  .transform(({ body }) =>
    violationOf({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
      sample: body.sample,
    }),
  );

/** Sent by web/public/start-error.js. */
const startError = z
  .strictObject({
    type: z.literal("start-error"),
    body: z.strictObject({
      name: z.string().max(100),
      message: z.string().max(500),
      stack: z.string().max(2_000),
    }),
  })
  .transform(({ body }) => startErrorOf(body));

/** The Reporting API's batches, sent to `report-to`, in whose form pages report too. Other kinds have no lines. */
const reports = z
  .array(z.unknown())
  .max(100)
  .transform((batch) => ({
    violations: batch.flatMap((one) => violation.safeParse(one).data ?? []),
    // A page that did not start says so once.
    startErrors: batch.slice(0, 1).flatMap((one) => startError.safeParse(one).data ?? []),
  }));

const bodySchema = z.union([cspReport, reports]);

/** Takes what browsers and pages report. It leaves a line in the log, and nothing anywhere else. */
export function browserReportRoute(
  app: FastifyInstance,
  { clock, logViolation, logStartError }: BrowserReportDeps,
): void {
  const mayLogViolation = linesOfMinute(clock);
  const mayLogStartError = linesOfMinute(clock);
  // Only this route reads the reports' own content types.
  app.register(async (scope) => {
    const types = ["application/csp-report", "application/reports+json"];
    scope.addContentTypeParser(
      types,
      { parseAs: "string", bodyLimit },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post(browserReportPath, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const { violations = [], startErrors = [] } = bodySchema.safeParse(request.body).data ?? {};
      for (const each of violations) if (mayLogViolation()) logViolation(each);
      const browser = browserOf(request.headers["user-agent"]);
      for (const each of startErrors) if (mayLogStartError()) logStartError({ ...each, browser });
      // Browsers read no answer, and a sender of nonsense needs none.
      return reply.code(204).send();
    });
  });
}

function linesOfMinute(clock: Clock): () => boolean {
  let minute = 0;
  let lines = 0;
  return () => {
    const now = Math.floor(clock.now().getTime() / minute_ms);
    if (now !== minute) [minute, lines] = [now, 0];
    return ++lines <= linesPerMinute;
  };
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

const path = "[A-Za-z_$][\\w$]{0,40}(?:\\.[A-Za-z_$][\\w$]{0,40}){0,4}";
/** The engines' sentences about a function that is not there, and React's about a page that it cannot take over. */
const missingFunctions = [
  new RegExp(`\\(evaluating '(${path})`),
  new RegExp(`(${path})(?:\\(\\.\\.\\.\\))? is not (?:a function|a constructor|defined|an object)`),
  /(React error #\d{1,4})/,
];

/** A message may quote what a person typed, and a stack the page's address, so only names of code stay. */
function startErrorOf({ name, message, stack }: { name: string; message: string; stack: string }) {
  const missing = missingFunctions.flatMap((pattern) => pattern.exec(message)?.[1] ?? [])[0];
  return {
    name: /^[A-Z][A-Za-z]{0,39}$/.exec(name)?.[0] ?? "unknown",
    ...(missing === undefined ? {} : { missing }),
    source: /(?:\/admin)?\/assets\/[\w.-]{1,80}(?::\d{1,9}){0,2}/.exec(stack)?.[0] ?? "unknown",
  };
}

function browserOf(agent = ""): string {
  return agent.slice(0, 300).replace(/[^\x20-\x7e]/g, "?");
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
