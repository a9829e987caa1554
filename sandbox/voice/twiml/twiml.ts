import { parseXml, type XmlElement, XmlError } from "./xml.ts";

export const callEvents = ["initiated", "ringing", "answered", "completed"] as const;
export type CallEvent = (typeof callEvents)[number];

export interface DialVerb {
  verb: "Dial";
  number: string;
  callerId: string | undefined;
  answerOnBridge: boolean;
  timeLimit_s: number;
  timeout_s: number;
  action: string | undefined;
  statusCallback: string | undefined;
  statusEvents: ReadonlySet<CallEvent>;
}
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
export type Verb = DialVerb | RejectVerb | HangupVerb | PauseVerb | SayVerb;

/** The app's answer cannot be carried out; `code` is the carrier's number for the reason. */
export class ApplicationError extends Error {
  override name = "ApplicationError";
  readonly code: number;
  constructor(code: number, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

const malformed = 12_100;
const notSupported = 12_200;
const mostVerbs = 20;
const longestSpeech = 4_096;

/**
 * Reads the TwiML that the sandbox supports: Dial with one Number, Say, Pause, Reject, Hangup. It is stricter than the
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
  expectNoText(element);
  switch (element.name) {
    case "Dial":
      return readDial(element);
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
  expectOnly(say, []);
  expectChildren(say, 0);
  const text = say.text.trim();
  if (text === "" || text.length > longestSpeech)
    throw schemaError(`Say must hold 1 to ${longestSpeech} characters`);
  return { verb: "Say", text };
}

function readDial(dial: XmlElement): DialVerb {
  expectOnly(dial, ["answerOnBridge", "timeLimit", "callerId", "timeout", "action", "method"]);
  expectPost(dial, "method");
  expectChildren(dial, 1);
  const [number] = dial.children;
  if (number?.name !== "Number") throw schemaError("Dial must hold one Number");
  expectOnly(number, ["statusCallback", "statusCallbackEvent", "statusCallbackMethod"]);
  expectPost(number, "statusCallbackMethod");
  expectChildren(number, 0);
  return {
    verb: "Dial",
    number: number.text.trim(),
    callerId: dial.attributes.get("callerId"),
    answerOnBridge: oneOf(dial, "answerOnBridge", ["true", "false"], "false") === "true",
    timeLimit_s: wholeNumber(dial, "timeLimit", 14_400, 14_400),
    timeout_s: wholeNumber(dial, "timeout", 30, 600),
    action: dial.attributes.get("action"),
    statusCallback: number.attributes.get("statusCallback"),
    statusEvents: readEvents(number),
  };
}

function readEvents(number: XmlElement): ReadonlySet<CallEvent> {
  const given = number.attributes.get("statusCallbackEvent");
  if (given === undefined) return new Set<CallEvent>(["completed"]);
  const names = given.split(/\s+/).filter(Boolean);
  return new Set(
    names.map((name) => {
      const event = callEvents.find((known) => known === name);
      if (!event) throw schemaError(`statusCallbackEvent ${name} is unknown`);
      return event;
    }),
  );
}

function wholeNumber(element: XmlElement, name: string, fallback: number, most: number): number {
  const given = element.attributes.get(name);
  if (given === undefined) return fallback;
  const value = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (value < 1 || value > most)
    throw schemaError(`${element.name} ${name} must be a number from 1 to ${most}`);
  return value;
}

function oneOf<T extends string>(element: XmlElement, name: string, known: readonly T[], fallback: T): T {
  const given = element.attributes.get(name);
  if (given === undefined) return fallback;
  const value = known.find((one) => one === given);
  if (!value) throw schemaError(`${element.name} ${name} must be ${known.join(" or ")}`);
  return value;
}

function expectPost(element: XmlElement, name: string): void {
  oneOf(element, name, ["POST"], "POST");
}

function expectOnly(element: XmlElement, known: readonly string[]): void {
  for (const name of element.attributes.keys()) {
    if (!known.includes(name)) throw schemaError(`${element.name} has no attribute ${name} in this sandbox`);
  }
}

function expectChildren(element: XmlElement, count: number): void {
  if (element.children.length !== count) throw schemaError(`${element.name} must hold ${count} elements`);
}

function expectNoText(element: XmlElement): void {
  if (element.text.trim() !== "") throw schemaError(`${element.name} must hold no text`);
}

function schemaError(message: string): ApplicationError {
  return new ApplicationError(notSupported, message);
}
