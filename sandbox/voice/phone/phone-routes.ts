import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { BrowserLeg } from "#sandbox/voice/calls/browser-leg.ts";
import type { CallLog } from "#sandbox/voice/calls/call-log.ts";
import type { Exchange } from "#sandbox/voice/signalling/exchange.ts";
import { phonePage } from "./phone-page.ts";

interface PhoneDeps {
  exchange: Exchange;
  log: CallLog;
  /** The address that is asked about calls to a number of the account; undefined for any other number. */
  voiceUrlOf: (number: string) => string | undefined;
  /** The account's numbers that can be rung. */
  numbers: () => readonly string[];
}

/** The carrier's `From` of a caller who withholds the number: ANONYMOUS on a telephone's keys. */
const withheldCaller = "+266696687";
const mostShown = 10;

const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, "A number begins with + and its country's code.");
const ringSchema = z.strictObject({
  from: z.union([z.literal("").transform(() => withheldCaller), e164]),
  to: e164,
  sdp: z.string().min(1).max(20_000),
});
const callParams = z.object({ call: z.string() });

/**
 * A telephone outside the app, as a page: it rings a number of the account, and its user hears and speaks in the browser.
 * It also lists the app's last calls to telephones with the number that each was shown. Other pages cannot use it: they
 * may send no JSON here.
 */
export function phoneRoutes(app: FastifyInstance, { exchange, log, voiceUrlOf, numbers }: PhoneDeps): void {
  const calls = new Map<string, BrowserLeg>();

  app.get("/phone", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
      )
      .send(phonePage()),
  );

  app.get("/phone/state.json", async () => ({
    numbers: numbers(),
    reached: log
      .list(({ direction, to }) => direction === "outbound-dial" && !to.startsWith("client:"))
      .slice(0, mostShown)
      .map(({ to, from, status, createdAt }) => ({ to, shown: from, status, at: createdAt.toISOString() })),
  }));

  app.post("/phone/calls", async (request, reply) => {
    const ring = ringSchema.safeParse(request.body);
    if (!ring.success) return refuse(reply, 400, ring.error.issues[0]?.message ?? "This call is not valid.");
    const { from, to, sdp: offerSdp } = ring.data;
    const voiceUrl = voiceUrlOf(to);
    if (voiceUrl === undefined) return refuse(reply, 404, "This number belongs to no one here.");
    const ownParameters = placesOf(from, to);
    const call = await exchange.phone({ from, to, offerSdp, voiceUrl, ownParameters });
    if ("code" in call) return refuse(reply, 400, call.message);
    const { sid, over } = call.leg;
    calls.set(sid, call);
    over.addEventListener("abort", () => calls.delete(sid));
    return reply.code(201).send({ sid, sdp: call.media.localSdp });
  });

  app.get("/phone/calls/:call", (request, reply) => {
    const leg = log.find(callParams.parse(request.params).call);
    return leg ? reply.send({ status: leg.status }) : refuse(reply, 404, "This call does not exist.");
  });

  app.delete("/phone/calls/:call", (request, reply) => {
    calls.get(callParams.parse(request.params).call)?.hangUp();
    return reply.code(204).send();
  });
}

/** The carrier names both numbers' places; outside North America it knows the country alone. */
function placesOf(from: string, to: string): Record<string, string> {
  const place = (side: string, number: string) => ({
    [`${side}City`]: "",
    [`${side}State`]: "",
    [`${side}Zip`]: "",
    [`${side}Country`]: number.startsWith("+1") ? "US" : "",
  });
  return { ...place("From", from), ...place("Caller", from), ...place("To", to), ...place("Called", to) };
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ message });
}
