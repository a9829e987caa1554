import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attemptParameter, chosenCountryParameter, voicePathsOf } from "#contract/calls/calls.ts";
import { shownRateParameter } from "#contract/money/shown-rate.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { refuse } from "#contract/refusals.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import {
  type CallInstructions,
  type CallRequest,
  type Carrier,
  CarrierError,
  type CarrierEvent,
  type CarrierMessage,
  type VoiceIdentity,
} from "#domain/calls/voice-carrier.ts";

/** The app as a carrier calls it: answers a request for instructions with a body, and a report with none. */
export type CarrierClient = (
  message: CarrierMessage,
) => Promise<{ contentType: string; body: string } | undefined>;

/** A carrier's adapter and the twin of its service, which sends its messages to the client. */
export interface CarrierUnderTest {
  carrier: Carrier;
  /** A browser with this token calls a text. The call lasts until `leave`, or until the carrier ends it. */
  call(token: string, dialled: string, parameters?: Record<string, string>): Promise<{ leave(): void }>;
  /** A number that rings and answers, and one that is busy. */
  numbers: { answers: string; busy: string };
  close(): Promise<void>;
}

const identity: VoiceIdentity = { userId: randomUUID(), sessionId: randomUUID() };
const walletId = randomUUID();
const unknown = { providerCallId: `CA${"0".repeat(32)}`, childCallId: null };

/** Holds what the domain expects of every carrier. Runs on an adapter together with the twin of its vendor. */
export function carrierContract(
  id: CarrierId,
  start: (client: CarrierClient) => Promise<CarrierUnderTest>,
): void {
  let under: CarrierUnderTest;
  let carrier: Carrier;
  let instruct: (request: CallRequest) => CallInstructions;
  let messages: CarrierMessage[];
  let requests: CallRequest[];
  let events: CarrierEvent[];

  const dial = ({ dialled }: CallRequest): CallInstructions => ({
    kind: "dial",
    walletId,
    number: e164Schema.parse(dialled),
    shownNumber: null,
    limit_s: 14_400,
    ring_s: 60,
  });

  beforeEach(async () => {
    [messages, requests, events, instruct] = [[], [], [], dial];
    under = await start(async (message) => {
      const { webhooks } = carrier;
      expect(webhooks.verify(message)).toBe("ours");
      messages.push(message);
      if (!message.path.startsWith(voicePathsOf(id).status)) {
        const request = webhooks.readOutgoing(message);
        requests.push(request);
        return webhooks.writeInstructions(instruct(request));
      }
      const { event, of } = webhooks.readEvent(message);
      expect(of).toEqual({ walletId });
      events.push(event);
      return undefined;
    });
    carrier = under.carrier;
  });
  afterEach(() => under.close());

  const call = (dialled = under.numbers.answers, parameters?: Record<string, string>) =>
    under.call(carrier.accessToken(identity), dialled, parameters);
  const eventually = <T>(read: () => T | undefined | Promise<T | undefined>): Promise<T> =>
    vi.waitFor(async () => {
      const value = await read();
      if (value === undefined) throw new Error("It has not happened yet");
      return value;
    }, 20_000);
  const firstRequest = () => eventually(() => requests.at(0));
  const progressTo = (wanted: "ringing" | "answered") =>
    eventually(() =>
      events.flatMap((event) => (event.kind === "progress" && event.status === wanted ? [event] : [])).at(0),
    );
  const outcome = () =>
    eventually(() => events.flatMap((event) => (event.kind === "ended" ? [event.outcome] : [])).at(0));
  const recorded = (legs: Parameters<Carrier["fetchOutcome"]>[0]) =>
    eventually(async () => {
      const record = await carrier.fetchOutcome(legs);
      return record.kind === "live" ? undefined : record;
    });

  describe(`${id} keeps the contract of a carrier`, () => {
    test("a browser's call asks for instructions, for the session of its token", async () => {
      const attemptId = randomUUID();
      const parameters = {
        [shownRateParameter]: "1000,50,60,1",
        [attemptParameter]: attemptId,
        [chosenCountryParameter]: "GB",
      };
      const { leave } = await call(under.numbers.answers, parameters);
      const request = await firstRequest();
      leave();
      const shownRate = { perMinute_mc: 1_000, connect_mc: 50, minimum_s: 60, increment_s: 1 };
      const dialled = under.numbers.answers;
      const providerCallId = expect.any(String);
      expect(request).toEqual({
        providerCallId,
        identity,
        dialled,
        shownRate,
        attemptId,
        chosenCountry: "GB",
      });
    });

    test("a dialled call is reported until its end, and the record says the same", async () => {
      const { leave } = await call();
      const { providerCallId, childCallId } = await progressTo("answered");
      expect(requests).toMatchObject([{ providerCallId }]);
      expect(await carrier.fetchOutcome({ providerCallId, childCallId })).toEqual({ kind: "live" });
      expect(await carrier.fetchOutcome({ providerCallId, childCallId: null })).toEqual({ kind: "live" });
      leave();
      const ended = await outcome();
      expect(ended).toEqual({ status: "completed", answered_s: expect.any(Number), childCallId });
      for (const childLeg of [childCallId, null]) {
        expect(await recorded({ providerCallId, childCallId: childLeg })).toEqual({
          kind: "ended",
          outcome: ended,
        });
      }
      expect(["none", "pending", "counted"]).toContain((await carrier.fetchMedia(providerCallId)).kind);
    });

    test("a busy number ends the call without seconds", async () => {
      await call(under.numbers.busy);
      const ended = await outcome();
      expect(ended).toMatchObject({ status: "busy", answered_s: null });
      const { providerCallId } = await firstRequest();
      const record = await recorded({ providerCallId, childCallId: null });
      expect(record).toEqual({ kind: "ended", outcome: ended });
    });

    test.each<CallInstructions>([
      { kind: "reject", refusal: refuse("not_enough_credits") },
      { kind: "hang_up" },
    ])("$kind dials nothing, and the call is over", async (instructions) => {
      instruct = () => instructions;
      await call();
      const { providerCallId } = await firstRequest();
      expect(await recorded({ providerCallId, childCallId: null })).toEqual({
        kind: "undialled",
        leftBy: expect.any(Date),
      });
      expect(events.filter(({ kind }) => kind !== "caller")).toEqual([]);
    });

    test("hanging up ends a call, and is no failure for one that is over or unknown", async () => {
      await call();
      const { providerCallId } = await progressTo("answered");
      await carrier.hangUp(providerCallId);
      expect(await outcome()).toMatchObject({ status: "completed" });
      await carrier.hangUp(providerCallId);
      await carrier.hangUp(unknown.providerCallId);
    });

    test("a limit is taken while the call is answered, from the shortest on, and refused otherwise", async () => {
      const { leave } = await call();
      const { providerCallId } = await progressTo("answered");
      await carrier.setLimit(providerCallId, carrier.shortestLimit_s);
      await carrier.setLimit(providerCallId, 900);
      const tooShort = carrier.setLimit(providerCallId, carrier.shortestLimit_s - 1);
      await expect(tooShort).rejects.toThrow(CarrierError);
      leave();
      await outcome();
      await expect(carrier.setLimit(providerCallId, 600)).rejects.toThrow(CarrierError);
      await expect(carrier.setLimit(unknown.providerCallId, 600)).rejects.toThrow(CarrierError);
    });

    test("a call that was never placed is unknown", async () => {
      expect(await carrier.fetchOutcome(unknown)).toEqual({ kind: "unknown" });
    });

    test("a changed message is unsigned, and one that says nothing is not understood", async () => {
      const { leave } = await call();
      await progressTo("ringing");
      leave();
      const { webhooks } = carrier;
      for (const message of messages) {
        const { path, body } = message;
        expect(webhooks.verify({ ...message, headers: {} })).toBe("unsigned");
        expect(webhooks.verify({ ...message, path: `${path}${path.includes("?") ? "&" : "?"}x=1` })).toBe(
          "unsigned",
        );
        expect(webhooks.verify({ ...message, body: body.replace(/\d(?=\D*$)/, "x") })).toBe("unsigned");
        expect(webhooks.verify({ ...message, body: "" })).toBe("unsigned");
        expect(() => webhooks.readOutgoing({ ...message, body: "" })).toThrow(CarrierError);
        expect(() => webhooks.readEvent({ ...message, body: "" })).toThrow(CarrierError);
      }
    });
  });
}
