import type twilio from "twilio";
import { CarrierError, type CarrierLegs, type CarrierRecord } from "#domain/calls/voice-carrier.ts";
import { callTwilio, TwilioError } from "./call-twilio.ts";
import { type Leg, readLeg } from "./leg-status.ts";

type Client = InstanceType<typeof twilio.Twilio>;
type CallResource = Awaited<ReturnType<Client["calls"]["list"]>>[number];

/** Twilio's error code for an update of a call that is over. */
const notInProgress = 21_220;
/** As many pages as one incoming call rings; an outgoing call has one leg. */
const mostChildren = 10;

/**
 * Fetches the state of a call. The leg to the number decides; it is found by its id, or as the child of the caller's
 * leg. Without such a leg the call is undialled once the caller's leg is over.
 * @throws CarrierError when Twilio does not answer, or answers with an unknown status.
 */
export async function fetchCallRecord(
  client: Client,
  { providerCallId, childCallId, direction }: CarrierLegs,
): Promise<CarrierRecord> {
  if (childCallId !== null) {
    const child = await findCall(client, childCallId);
    return child ? recordOf(child) : { kind: "unknown" };
  }
  const caller = await findCall(client, providerCallId);
  if (!caller) return { kind: "unknown" };
  // The caller's leg is read first: once it is over, it gets no new child.
  if (direction === "incoming") return incomingRecord(caller, await listChildren(client, providerCallId));
  const child = await findChild(client, providerCallId);
  if (child) return recordOf(child);
  if (!callerLeg(caller).over) return { kind: "live" };
  return { kind: "undialled", leftBy: lastChange(caller) };
}

/** Ends a call. Does nothing for a call that is over or unknown. @throws CarrierError */
export async function endCall(client: Client, providerCallId: string): Promise<void> {
  try {
    await callTwilio(() => client.calls(providerCallId).update({ status: "completed" }));
  } catch (error) {
    const harmless = error instanceof TwilioError && (error.status === 404 || error.code === notInProgress);
    if (!harmless) throw error;
  }
}

/**
 * Ends the legs that a call rings. Its Dial has ended then, and asks its action how the call goes on. Twilio documents no
 * redirection of a call that is not answered yet. @throws CarrierError also for a call that rings no leg.
 */
export async function endRinging(client: Client, providerCallId: string): Promise<void> {
  const legs = (await listChildren(client, providerCallId)).filter(
    ({ status, duration }) => !readLeg(status, duration ?? "0").over,
  );
  if (legs.length === 0) throw new CarrierError(`Call ${providerCallId} rings no leg`);
  await Promise.all(legs.map(({ sid }) => endCall(client, sid)));
}

/** @throws CarrierError also for a call that is not active: unanswered, over or unknown. */
export async function limitCall(client: Client, providerCallId: string, limit_s: number): Promise<void> {
  await callTwilio(() => client.calls(providerCallId).update({ timeLimit: limit_s }));
}

async function findCall(client: Client, sid: string): Promise<CallResource | undefined> {
  try {
    return await callTwilio(() => client.calls(sid).fetch());
  } catch (error) {
    if (error instanceof TwilioError && error.status === 404) return undefined;
    throw error;
  }
}

/** An incoming call rings several pages: the one that answered decides, and without one the end of the caller's leg. */
function incomingRecord(caller: CallResource, children: readonly CallResource[]): CarrierRecord {
  const legs = children.map((child) => ({ child, leg: readLeg(child.status, child.duration) }));
  const talked = legs.find(({ leg }) => leg.status === "answered" || leg.status === "completed");
  if (talked) return recordOf(talked.child);
  const end = callerLeg(caller);
  if (!end.over) return { kind: "live" };
  if (children.length === 0) return { kind: "undialled", leftBy: lastChange(caller) };
  const status = end.status === "completed" ? "no_answer" : end.status;
  return { kind: "ended", outcome: { status, answered_s: null, childCallId: null } };
}

function listChildren(client: Client, parentCallSid: string): Promise<CallResource[]> {
  return callTwilio(() => client.calls.list({ parentCallSid, limit: mostChildren }));
}

async function findChild(client: Client, parentCallSid: string): Promise<CallResource | undefined> {
  const children = await listChildren(client, parentCallSid);
  if (children.length > 1)
    throw new CarrierError(`Call ${parentCallSid} has more legs than the one we dialled`);
  return children[0];
}

/** Only the leg to the number is charged, so the caller's leg may lack its seconds. */
function callerLeg({ status, duration }: CallResource): Leg {
  return readLeg(status, duration ?? "0");
}

/** No earlier than the leg's end, whose own time is empty for a call that did not complete. */
function lastChange({ sid, dateUpdated }: CallResource): Date {
  if (dateUpdated instanceof Date && !Number.isNaN(dateUpdated.getTime())) return dateUpdated;
  throw new CarrierError(`Twilio named no time of the last change of call ${sid}`);
}

function recordOf(child: CallResource): CarrierRecord {
  const leg = readLeg(child.status, child.duration);
  if (!leg.over) return { kind: "live" };
  const { status, answered_s } = leg;
  return { kind: "ended", outcome: { status, answered_s, childCallId: child.sid } };
}
