import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import {
  longestGreeting_s,
  mostVoicemails,
  type ShownVoicemail,
  type VoicemailBox,
  voicemailAudioRoutes,
  voicemailRoutes,
  voicemailSchema,
} from "#contract/calls/voicemail.ts";
import { callProduct } from "#testing/screens/product.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { setInCall } from "#web/kit/loading/ongoing-call.ts";
import { giveOwnTime, type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { badGateway, refuse, reply } from "#web/testing/server.ts";
import { giveMicrophone, publish } from "#web/testing/voice.ts";
import { rate_hz } from "./wav.ts";

const chicago = "+13125550123";
const message = voicemailSchema.parse({
  id: "00000000-0000-4000-8000-000000000001",
  number: chicago,
  leftAt: "2026-11-05T15:07:00.000Z",
  length_s: 64,
  isRead: false,
  deletedAt: "2027-02-03T15:07:00.000Z",
});
const withheld = { ...message, id: "00000000-0000-4000-8000-000000000002", number: null, isRead: true };
const empty: VoicemailBox = {
  isOffered: true,
  messages: [],
  settings: { isOn: true, mail: "notice", kept_days: 90 },
  greeting: null,
};

let as: SignedInUser;
beforeEach(async () => {
  as = await signedInUser();
});

/** Opens the page on a box that changes as the server's would. */
async function openVoicemail(first: Partial<VoicemailBox> = {}): Promise<OpenScreen> {
  let box: VoicemailBox = { ...empty, ...first };
  const page = await openScreen("/voicemail", {
    as,
    answers: [[voicemailRoutes.list, (...request) => reply(voicemailRoutes.list, box)(...request)]],
  });
  const changes: [keyof typeof voicemailRoutes, (body: never, id: string) => Partial<VoicemailBox>][] = [
    // Ahead of the message of any id.
    ["forgetGreeting", () => ({ greeting: null })],
    [
      "mark",
      ({ isRead }: ShownVoicemail, id) => ({
        messages: box.messages.map((one) => (one.id === id ? { ...one, isRead } : one)),
      }),
    ],
    ["remove", (_body, id) => ({ messages: box.messages.filter((one) => one.id !== id) })],
    ["set", (settings: VoicemailBox["settings"]) => ({ settings })],
    ["record", () => ({ greeting: { length_s: 2 } })],
  ];
  for (const [name, change] of changes) {
    page.server.on(voicemailRoutes[name], (...request) => {
      const [{ body, path }] = request;
      box = { ...box, ...change(body as never, path.split("/")[3] ?? "") };
      return reply(voicemailRoutes.list, box)(...request);
    });
  }
  for (const route of Object.values(voicemailAudioRoutes)) {
    page.server.on(route, async () => new Response("RIFF", { headers: { "content-type": "audio/wav" } }));
  }
  return page;
}

const button = (name: string) => screen.findByRole("button", { name });
/** The focus is where the button stands, as the button that was pressed is gone. */
const expectFocusAround = async (name: string) => {
  const { activeElement } = document;
  expect(activeElement !== document.body && activeElement?.contains(await button(name))).toBe(true);
};
const sound = (name: string) =>
  waitFor(() => {
    const audio = document.querySelector("audio");
    expect(audio?.getAttribute("aria-label")).toBe(name);
    expect(audio?.src).toMatch(/^data:audio/);
    return audio as HTMLAudioElement;
  });

it("lists messages by contact, time and length, and hearing one makes it no longer new on the server", async () => {
  const contact = { name: "Ann", favourite: false, numbers: [{ number: chicago, label: "" }] };
  const body = { id: crypto.randomUUID(), ...contact };
  expect((await callProduct("POST", "/api/contacts", { token: as.token, body })).status).toBe(200);
  const { user, server } = await openVoicemail({ messages: [message, withheld] });
  const list = within(await screen.findByRole("list", { name: "Messages" }));
  const [ann, unknown] = list.getAllByRole("listitem").map((row) => within(row));
  if (!ann || !unknown) throw new Error("Two messages are expected");
  await ann.findByText("Ann");
  await ann.findByText("+1 312 555 0123");
  ann.getByText("01:04");
  ann.getByText(/Kept until Feb 3, 2027/);
  ann.getByText("New");
  unknown.getByText("Withheld number");
  expect(unknown.queryByText("New")).toBeNull();
  expect(unknown.queryByRole("button", { name: "Call back" })).toBeNull();
  expect(await obstacles()).toEqual([]);

  await user.click(ann.getByRole("button", { name: "Play" }));
  const player = await sound("Message from Ann");
  expect(player.controls && player.autoplay).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(player));
  await waitFor(() => expect(ann.queryByText("New")).toBeNull());
  expect(server.sent(voicemailRoutes.mark)).toMatchObject([{ body: { isRead: true } }]);
  expect(await obstacles()).toEqual([]);

  await user.click(unknown.getByRole("button", { name: "Play" }));
  await sound("Message from Withheld number");
  expect(document.querySelectorAll("audio").length).toBe(1);
  expect(server.sent(voicemailRoutes.mark)).toHaveLength(1);

  await user.click(ann.getByRole("button", { name: "Mark as new" }));
  await ann.findByText("New");
  expect(document.activeElement).toBe(list.getAllByRole("listitem")[0]);
});

it("stops the sound of a message while the page is in a call", async () => {
  const { user } = await openVoicemail({ messages: [message] });
  await user.click(await button("Play"));
  const player = await sound("Message from +1 312 555 0123");
  const pause = vi.spyOn(player, "pause");
  onTestFinished(() => act(() => setInCall(false)));
  act(() => setInCall(true));
  expect(pause).toHaveBeenCalledOnce();
});

it("downloads a message, and says when its sound does not arrive", async () => {
  const later = { ...message, id: crypto.randomUUID(), leftAt: "2026-11-05T23:59:58.000Z" };
  const { user, server } = await openVoicemail({ messages: [message, later] });
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download);
  });
  for (const download of await screen.findAllByRole("button", { name: "Download" }))
    await user.click(download);
  const names = ["farline-voicemail-2026-11-05-15-07-00.wav", "farline-voicemail-2026-11-05-23-59-58.wav"];
  await waitFor(() => expect(links.toSorted()).toEqual(names));
  server.on(voicemailAudioRoutes.message, badGateway);
  const [play] = screen.getAllByRole("button", { name: "Play" });
  if (play) await user.click(play);
  await screen.findByText("The message could not be played. Please try again.");
  expect(document.querySelector("audio")).toBeNull();
  expect(screen.getAllByText("New")).toHaveLength(2);
});

it("deletes a message after a question, and leaves the focus with the others", async () => {
  const { user, server } = await openVoicemail({ messages: [message, withheld] });
  const ask = async () => {
    const [first] = await screen.findAllByRole("button", { name: "Delete message" });
    if (first) await user.click(first);
    return within(await screen.findByRole("dialog", { name: "Delete this message?" }));
  };
  const question = await ask();
  question.getByText(/^Message from \+1 312 555 0123, /);
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(server.sent(voicemailRoutes.remove)).toEqual([]);
  await user.click((await ask()).getByRole("button", { name: "Delete for good" }));
  await screen.findByText("The message has been deleted.");
  const list = within(screen.getByRole("list", { name: "Messages" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole("list", { name: "Messages" }))).toBe(true),
  );
});

it("saves the settings, and follows a change of another page", async () => {
  const { user, server } = await openVoicemail();
  await user.click(await screen.findByLabelText("Callers can leave a message"));
  await user.selectOptions(screen.getByLabelText("Mail about a new message"), "audio");
  await user.selectOptions(screen.getByLabelText("Messages are kept for"), "7");
  await user.click(await button("Save voicemail settings"));
  await screen.findByText("Your voicemail settings have been saved.");
  expect(document.activeElement).toBe(await button("Save voicemail settings"));
  const saved = { isOn: false, mail: "audio", kept_days: 7 } as const;
  expect(server.sent(voicemailRoutes.set)).toMatchObject([{ body: saved }]);
  const messages = [message];
  const later: VoicemailBox = { ...empty, messages, settings: { ...saved, kept_days: 30 } };
  server.on(voicemailRoutes.list, reply(voicemailRoutes.list, later));
  await publish(as, { type: "voicemail" });
  await screen.findByText("+1 312 555 0123");
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>("Messages are kept for").value).toBe("30"),
  );
  server.on(voicemailRoutes.set, badGateway);
  await user.click(await button("Save voicemail settings"));
  await screen.findByText("Your voicemail settings could not be saved. Please try again.");
});

it.each<[string, Partial<VoicemailBox>, string]>([
  ["nothing is stored here", { isOffered: false }, "Voicemail is not available here."],
  ["there are no messages", {}, "No messages yet"],
  [
    "it is full",
    { messages: Array.from({ length: mostVoicemails }, () => ({ ...message, id: crypto.randomUUID() })) },
    "Your voicemail is full. Callers can leave a message again once you delete some.",
  ],
])("says when %s", async (_name, box, sentence) => {
  await openVoicemail(box);
  await screen.findByText(sentence);
});

it("says when it cannot be loaded", async () => {
  await openScreen("/voicemail", { as, answers: [[voicemailRoutes.list, refuse("internal_error", 400)]] });
  expect((await within(await screen.findByRole("main")).findByRole("alert")).textContent).not.toBe("");
});

/** A browser that records: parts of a recording are its text, and each second decodes to a second of half volume. */
function giveRecorder({ seconds = 2, decodes = true } = {}) {
  const stopped: string[] = [];
  const track = { stop: () => stopped.push("track") };
  giveMicrophone();
  Object.assign(navigator.mediaDevices, { getUserMedia: async () => ({ getTracks: () => [track] }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  class Recorder extends EventTarget {
    state = "inactive";
    start(): void {
      this.state = "recording";
    }
    stop(): void {
      this.state = "inactive";
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["sound"]) }));
      this.dispatchEvent(new Event("stop"));
    }
  }
  vi.stubGlobal("MediaRecorder", Recorder);
  class Context {
    sampleRate: number;
    constructor(_channels: number, _length: number, sampleRate: number) {
      this.sampleRate = sampleRate;
    }
    async decodeAudioData() {
      if (!decodes) throw new DOMException("no sound", "EncodingError");
      const length = seconds * this.sampleRate;
      return { numberOfChannels: 2, length, getChannelData: () => new Float32Array(length).fill(0.5) };
    }
  }
  vi.stubGlobal("OfflineAudioContext", Context);
  return stopped;
}

it("records a greeting, plays it, records another one and keeps that", async () => {
  const stopped = giveRecorder();
  const { user, server } = await openVoicemail();
  await screen.findByText("Your callers hear a spoken greeting in your language.");
  await user.click(await button("Record a greeting"));
  await user.click(await button("Start recording"));
  await user.click(await button("Stop recording"));
  await sound("Your greeting");
  expect(stopped).toEqual(["track"]);
  expect(await obstacles()).toEqual([]);
  await user.click(await button("Speak again"));
  await user.click(await button("Stop recording"));
  await user.click(await button("Keep this greeting"));
  await screen.findByText("Your greeting has been saved.");
  const [sent] = server.sent(voicemailRoutes.record);
  const { audio } = voicemailRoutes.record.body.parse(sent?.body);
  const wav = Buffer.from(audio, "base64");
  expect(wav.length).toBe(44 + 2 * rate_hz * 2);
  expect(wav.readInt16LE(44)).toBe(16_384);

  await screen.findByText("Your callers hear the greeting that you recorded (00:02).");
  await expectFocusAround("Record a new greeting");
  await user.click(await button("Listen"));
  await sound("Your greeting");
  await user.click(await button("Use the spoken greeting"));
  await screen.findByText("Your callers hear the spoken greeting again.");
  await expectFocusAround("Record a greeting");
});

it("ends a recording at its limit, and sends no longer one", async () => {
  giveRecorder({ seconds: longestGreeting_s + 1 });
  giveOwnTime();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: false });
  const { user, server } = await openVoicemail();
  await user.click(await button("Record a greeting"));
  await user.click(await button("Start recording"));
  await button("Stop recording");
  for (let second = 0; second < longestGreeting_s; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  await user.click(await button("Keep this greeting"));
  await waitFor(() => expect(server.sent(voicemailRoutes.record)).toHaveLength(1));
  const { audio } = voicemailRoutes.record.body.parse(server.sent(voicemailRoutes.record)[0]?.body);
  expect(Buffer.from(audio, "base64").length).toBe(44 + longestGreeting_s * rate_hz * 2);
});

it.each<[string, () => void, RegExp]>([
  [
    "the microphone is refused",
    () => giveMicrophone("NotAllowedError"),
    /^Your browser does not let this page use your microphone\./,
  ],
  ["there is no microphone", () => giveMicrophone("NotFoundError"), /^No microphone could be opened\./],
  [
    "the browser cannot record",
    () => vi.stubGlobal("MediaRecorder", undefined),
    /This browser cannot record\./,
  ],
])("says when %s", async (_name, take, sentence) => {
  giveRecorder();
  take();
  const { user } = await openVoicemail();
  await user.click(await button("Record a greeting"));
  const start = screen.queryByRole("button", { name: "Start recording" });
  if (start) await user.click(start);
  await screen.findByText(sentence);
  await user.click(await button("Cancel"));
  await button("Record a greeting");
});

it("says when a recording has no sound, and lets the user speak again", async () => {
  giveRecorder({ decodes: false });
  const { user } = await openVoicemail();
  await user.click(await button("Record a greeting"));
  await user.click(await button("Start recording"));
  await user.click(await button("Stop recording"));
  await screen.findByText("This is no recording that can be played. Please record it again.");
  await button("Start recording");
});

it("lets go of the microphone when the recorder is left", async () => {
  const stopped = giveRecorder();
  const { user } = await openVoicemail();
  await user.click(await button("Record a greeting"));
  await user.click(await button("Start recording"));
  await button("Stop recording");
  await user.click(await button("Cancel"));
  await waitFor(() => expect(stopped).toEqual(["track"]));
});
