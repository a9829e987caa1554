import { z } from "zod";

/** A browser's message on the signalling socket: `{type, payload, version}` as JSON text. */
const callSid = z.string().min(1).max(64);
const sdp = z.string().min(1).max(20_000);

export const messageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("listen"), payload: z.object({ token: z.string().max(8_192) }) }),
  z.object({ type: z.literal("register"), payload: z.object({ media: z.object({ audio: z.boolean() }) }) }),
  z.object({
    type: z.literal("invite"),
    payload: z.object({
      callsid: callSid,
      sdp,
      reconnect: z.string().max(200).optional(),
      twilio: z.object({ params: z.string().max(4_096).optional() }),
    }),
  }),
  z.object({ type: z.literal("reinvite"), payload: z.object({ callsid: callSid, sdp }) }),
  z.object({
    type: z.literal("dtmf"),
    payload: z.object({ callsid: callSid, dtmf: z.string().regex(/^[0-9*#w]{1,64}$/) }),
  }),
  z.object({
    type: z.literal("message"),
    payload: z.object({
      callsid: callSid,
      voiceeventsid: z.string().min(1).max(64),
      messagetype: z.string().max(100),
      contenttype: z.string().max(100),
      content: z.unknown(),
    }),
  }),
  z.object({ type: z.literal("hangup"), payload: z.object({ callsid: callSid }) }),
  z.object({ type: z.literal("answer"), payload: z.object({ callsid: callSid, sdp }) }),
  z.object({ type: z.literal("reject"), payload: z.object({ callsid: callSid }) }),
]);
export type Message = z.infer<typeof messageSchema>;

export type Payload<T extends Message["type"]> = Extract<Message, { type: T }>["payload"];

export type Send = (type: string, payload: object) => void;

/** Parses a message of the protocol; undefined for anything else. Never throws. */
export function readMessage(text: string): Message | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = messageSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

const mostParameters = 50;

/** The custom parameters of an invite, `To=%2B44...&x=y`; undefined when they are malformed. */
export function readParameters(encoded: string): ReadonlyMap<string, string> | undefined {
  const parameters = new Map(new URLSearchParams(encoded));
  return parameters.size <= mostParameters ? parameters : undefined;
}
