/**
 * The voice SDK for screens: its calls go to the carrier's twin by the vendor's signalling, so that the product knows,
 * prices and settles them. They have no sound: a test emits what the SDK would measure.
 */
import { screen, waitFor } from "@testing-library/react";
import { expect, inject, vi } from "vitest";
import { WebSocket } from "ws";
import { callRoutes } from "#contract/calls/calls.ts";
import type { ServerEvent } from "#contract/events.ts";
import { callProduct } from "#testing/screens/product.ts";
import { productDatabase, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import type { LoadSdk, SdkConnectOptions, SdkSample, VoiceSdk } from "#web/phone/twilio/sdk.ts";
import { FakeCall, FakeDevice, FakePreflight, sampleOf } from "#web/phone/twilio/testing/fake-sdk.ts";
import { giveSdk } from "./given-sdk.ts";
import { giveOwnTime, type OpenScreen, openScreen, type ScreenOptions } from "./screen.tsx";

export const london = "+44 20 7946 0000";
export const neverAnswers = "+44 20 7946 0102";

/** The calls since the last dialling, the newest last. */
const calls: TwinCall[] = [];

/** The page's newest call as the SDK knows it, for what a test lets the SDK report. */
export function sdkCall(): TwinCall {
  const call = calls.at(-1);
  if (!call) throw new Error("no call was placed");
  return call;
}

/** The offer of a browser that speaks PCMU alone, to whose address no packet can go. */
const offer = `v=0
o=- 1 0 IN IP4 0.0.0.0
s=-
t=0 0
a=group:BUNDLE 0
m=audio 9 UDP/TLS/RTP/SAVPF 0
c=IN IP4 0.0.0.0
a=ice-ufrag:4dc0
a=ice-pwd:42f0d4f081e5a283cdc6fa
a=fingerprint:sha-256 ${Array(32).fill("8E").join(":")}
a=setup:actpass
a=sendrecv
a=mid:0
a=rtcp-mux
a=rtpmap:0 PCMU/8000
`.replaceAll("\n", "\r\n");

interface Message {
  type: string;
  payload: { callsid?: string; sdp?: string; error?: { code: number; message: string } };
}

/** A call of the SDK on a signalling connection of its own. */
class TwinCall extends FakeCall {
  override readonly parameters: { CallSid?: string } = {};
  /** The carrier was asked for the call. */
  isInvited = false;
  #socket: WebSocket | undefined;
  #name = `TJS${crypto.randomUUID()}`;
  /** The SDK's device, which reports what is no end of the call. */
  readonly device: FakeDevice;

  constructor(device: FakeDevice) {
    super(null);
    this.device = device;
  }

  /** Invites once the microphone is open, as the SDK does. */
  async invite(host: string, token: string, params: Record<string, string>, microphone: Promise<unknown>) {
    try {
      await microphone;
    } catch (error) {
      const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
      this.disconnect();
      return this.emit("error", { code: isDenied ? 31_401 : 31_402 });
    }
    if (this.status() === "closed") return;
    this.#socket = new WebSocket(`ws://${host}/signal`);
    this.#socket.on("message", (data) => this.#receive(String(data)));
    this.#socket.on("error", () => undefined);
    this.#socket.on("open", () => {
      this.#send("listen", { token });
      const twilio = { params: String(new URLSearchParams(params)) };
      this.#send("invite", { callsid: this.#name, sdp: offer, twilio });
      this.isInvited = true;
    });
  }

  #send(type: string, payload: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type, payload }));
  }

  #receive(text: string): void {
    if (text === "\n") {
      this.#socket?.send("\n");
      return;
    }
    const { type, payload }: Message = JSON.parse(text);
    if (payload.callsid !== undefined && type !== "error" && type !== "hangup") {
      this.#name = payload.callsid;
      this.parameters.CallSid = payload.callsid;
    }
    if (type === "ringing") this.emit("ringing", payload.sdp !== undefined);
    if (type === "answer") this.emit("accept");
    if (payload.error && this.status() !== "closed") this.emit("error", payload.error);
    if (type === "hangup") this.#leave();
  }

  /** Reports one second, a good one where nothing differs. */
  measure(differs?: Partial<SdkSample>): void {
    this.emit("sample", sampleOf(differs));
  }

  override sendDigits(digits: string): void {
    super.sendDigits(digits);
    this.#send("dtmf", { callsid: this.#name, dtmf: digits });
  }

  override disconnect(): void {
    if (this.status() === "closed") return;
    this.#send("hangup", { callsid: this.#name });
    this.#leave();
  }

  #leave(): void {
    super.disconnect();
    this.#socket?.close();
  }
}

class TwinDevice extends FakeDevice {
  readonly #host: string;

  constructor(host: string, ...given: ConstructorParameters<typeof FakeDevice>) {
    super(...given);
    this.#host = host;
    // Keys travel by signalling: there is no sound to carry their tones.
    this.tones = null;
  }

  override async connect({ params, rtcConstraints }: SdkConnectOptions): Promise<TwinCall> {
    const call = new TwinCall(this);
    calls.push(call);
    this.calls.push(call);
    this.edge = "sandbox";
    void call.invite(this.#host, this.tokens.at(-1) ?? "", params, this.getUserMedia(rtcConstraints));
    return call;
  }
}

const loadSdk: LoadSdk = async (host = "") =>
  ({
    createDevice: (token, getUserMedia) => new TwinDevice(host, token, getUserMedia),
    runPreflight: () => new FakePreflight(),
    wakeSound: () => undefined,
  }) satisfies VoiceSdk;

/** Gives the browser a microphone, or the error in its place. */
export function giveMicrophone(refusal?: string): void {
  const getUserMedia = async () => {
    if (refusal !== undefined) throw new DOMException("withheld", refusal);
    return { getAudioTracks: () => [] };
  };
  const listen = () => undefined;
  const mediaDevices = {
    getUserMedia,
    enumerateDevices: async () => [],
    addEventListener: listen,
    removeEventListener: listen,
  };
  Object.defineProperty(navigator, "mediaDevices", { value: mediaDevices, configurable: true });
}

/** Opens the dashboard of a new user with credits, in its own time: a call's clock and its receipt go on as they do. */
export async function openCaller({ credits = 100, ...options }: ScreenOptions & { credits?: number } = {}) {
  const caller = await signedInUser({ credits });
  return { caller, ...(await openDialler(caller, options)) };
}

export async function openDialler(caller: SignedInUser, options: ScreenOptions = {}): Promise<OpenScreen> {
  giveMicrophone();
  giveSdk(loadSdk);
  giveOwnTime();
  const page = await openScreen("/dashboard", { as: caller, ...options });
  await waitFor(() => expect(document.querySelector("input[type=tel]")).not.toBeNull());
  return page;
}

export async function dial({ user }: OpenScreen, number = london): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>("Phone number");
  await user.clear(field);
  await user.type(field, number);
  calls.length = 0;
  await user.click(screen.getByRole("button", { name: "Start Call" }));
}

/** Dials a number that answers, and lets a second pass: a call of none costs nothing. */
export async function talk(page: OpenScreen, number = london): Promise<void> {
  await dial(page, number);
  await screen.findByText("Call in progress...");
  await screen.findByText(/^(?!00:00)\d\d:\d\d$/);
}

/** Ends the call, and waits for its receipt. */
export async function hangUp({ user, server }: OpenScreen): Promise<void> {
  const before = server.sent(callRoutes.deductCredits).length;
  await user.click(screen.getByRole("button", { name: "End Call" }));
  await waitFor(() => expect(server.sent(callRoutes.deductCredits).length).toBeGreaterThan(before));
  await screen.findByRole("region", { name: "Last call" });
}

/** Waits until no call of the user is open at the server. */
export async function noCallIsOpen({ user }: Pick<SignedInUser, "user">): Promise<void> {
  await vi.waitFor(async () => expect(await callsOf(user.id, "open")).toBe(0), 60_000);
}

/** The number of the user's calls for which this condition of the table holds. */
export function callsOf(userId: string, condition: string): Promise<number> {
  return productDatabase().withClient(
    async (client) =>
      (await client.query(`SELECT FROM call WHERE user_id = $1 AND ${condition}`, [userId])).rows.length,
  );
}

/** Places a call of the user on another device than the page. */
export async function callElsewhere({ token }: SignedInUser, number: string): Promise<TwinCall> {
  const { host } = new URL(inject("product").sandboxUrl);
  const access = String((await callProduct("POST", callRoutes.token.path, { token })).body.token);
  const device = new TwinDevice(host, access, async () => new MediaStream());
  return device.connect({ params: { To: number }, rtcConstraints: { audio: true } });
}

/** Sends an event to the user's pages, as the product does. */
export async function publish({ user }: Pick<SignedInUser, "user">, event: ServerEvent): Promise<void> {
  const message = JSON.stringify({ node: "none", event, audience: { userId: user.id } });
  await productDatabase().withClient((client) =>
    client.query("SELECT pg_notify('farline_events', $1)", [message]),
  );
}
