import { type DialVerb, readDial } from "./dial-verb.ts";
import { type GatherVerb, readGather } from "./gather-verb.ts";
import { type RecordVerb, readRecord } from "./record-verb.ts";
import {
  ApplicationError,
  expectChildren,
  expectNoText,
  expectOnly,
  oneOf,
  schemaError,
  wholeNumber,
} from "./schema.ts";
import { parseXml, type XmlElement, XmlError } from "./xml.ts";

export interface RejectVerb {
  verb: "Reject";
  reason: "rejected" | "busy";
}
export interface HangupVerb {
  verb: "Hangup";
}
/** A wait of this length: silence in an answered call, a later pick-up in any other. */
export interface PauseVerb {
  verb: "Pause";
  length_s: number;
}
/** Speech, which answers the call. */
export interface SayVerb {
  verb: "Say";
  text: string;
}
/** A sound file of the app, which answers the call. */
export interface PlayVerb {
  verb: "Play";
  url: string;
}
export type Verb =
  | DialVerb
  | RecordVerb
  | GatherVerb
  | RejectVerb
  | HangupVerb
  | PauseVerb
  | SayVerb
  | PlayVerb;

const malformed = 12_100;
const mostVerbs = 20;
const longestSpeech = 4_096;

/**
 * Reads the TwiML that the sandbox supports: Dial with one Number or some Clients, Say, Play, Record, Gather, Pause, Reject, Hangup. It is stricter than the
 * carrier, which only warns of an unknown attribute, so that typing errors show before production.
 * @throws ApplicationError
 */
export function parseTwiml(document: string): Verb[] {
  const response = readDocument(document);
  if (response.name !== "Response") throw schemaError(`the document is ${response.name}, not Response`);
  expectOnly(response, []);
  expectNoText(response);
  if (response.children.length > mostVerbs) throw schemaError(`there are more than ${mostVerbs} verbs`);
  return response.children.map(readVerb);
}

function readDocument(document: string): XmlElement {
  try {
    return parseXml(document);
  } catch (error) {
    if (error instanceof XmlError) throw new ApplicationError(malformed, error.message);
    throw error;
  }
}

function readVerb(element: XmlElement): Verb {
  if (element.name === "Say") return readSay(element);
  if (element.name === "Play") return readPlay(element);
  expectNoText(element);
  switch (element.name) {
    case "Dial":
      return readDial(element);
    case "Record":
      return readRecord(element);
    case "Gather":
      return readGather(element, readVerb);
    case "Reject":
      expectOnly(element, ["reason"]);
      expectChildren(element, 0);
      return { verb: "Reject", reason: oneOf(element, "reason", ["rejected", "busy"], "rejected") };
    case "Pause":
      expectOnly(element, ["length"]);
      expectChildren(element, 0);
      return { verb: "Pause", length_s: wholeNumber(element, "length", 1, 180) };
    case "Hangup":
      expectOnly(element, []);
      expectChildren(element, 0);
      return { verb: "Hangup" };
    default:
      throw schemaError(`${element.name} is not a verb of this sandbox`);
  }
}

function readSay(say: XmlElement): SayVerb {
  expectOnly(say, ["language"]);
  expectChildren(say, 0);
  const text = say.text.trim();
  if (text === "" || text.length > longestSpeech)
    throw schemaError(`Say must hold 1 to ${longestSpeech} characters`);
  return { verb: "Say", text };
}

function readPlay(play: XmlElement): PlayVerb {
  expectOnly(play, []);
  expectChildren(play, 0);
  const url = play.text.trim();
  if (!URL.canParse(url)) throw schemaError("Play must hold the address of a file");
  return { verb: "Play", url };
}
