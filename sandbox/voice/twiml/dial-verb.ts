import {
  expectChildren,
  expectNoText,
  expectOnly,
  expectPost,
  oneOf,
  schemaError,
  wholeNumber,
} from "./schema.ts";
import type { XmlElement } from "./xml.ts";

export const callEvents = ["initiated", "ringing", "answered", "completed"] as const;
export type CallEvent = (typeof callEvents)[number];

interface Dial {
  verb: "Dial";
  callerId: string | undefined;
  answerOnBridge: boolean;
  timeLimit_s: number;
  timeout_s: number;
  action: string | undefined;
  statusCallback: string | undefined;
  statusEvents: ReadonlySet<CallEvent>;
}
export interface DialNumber extends Dial {
  number: string;
}
export interface DialClient extends Dial {
  client: string;
  /** The other Clients of the same Dial, which ring at the same time: the first to answer takes the call. */
  others: readonly DialClient[];
  parameters: ReadonlyMap<string, string>;
}
export type DialVerb = DialNumber | DialClient;

// Twilio's article "Passing Custom Information via Requests to Twilio" has these limits of the Parameter noun.
const mostParameters = 8;
/** Simultaneous dialling takes this many nouns. */
const mostClients = 10;
const longestName_bytes = 32;
const longestValue_bytes = 128;
/** 1 to 256 characters, none of them a control, space, delimiter or unwise character (RFC 2396, 2.4.3). */
const identityForm = /^[^\p{Cc}\s<>#%"{}|\\^[\]`]{1,256}$/u;

export function readDial(dial: XmlElement): DialVerb {
  expectOnly(dial, ["answerOnBridge", "timeLimit", "callerId", "timeout", "action", "method"]);
  expectPost(dial, "method");
  const [noun, ...others] = dial.children;
  const areClients = noun?.name === "Client" && others.every(({ name }) => name === "Client");
  if (!noun || !(areClients ? others.length < mostClients : noun.name === "Number" && others.length === 0)) {
    throw schemaError(`Dial must hold one Number or up to ${mostClients} Clients`);
  }
  const first = readNoun(dial, noun);
  if (!("client" in first)) return first;
  const rest = others.map((other) => readNoun(dial, other)).filter((other) => "client" in other);
  return { ...first, others: rest };
}

function readNoun(dial: XmlElement, noun: XmlElement): DialVerb {
  expectOnly(noun, ["statusCallback", "statusCallbackEvent", "statusCallbackMethod"]);
  expectPost(noun, "statusCallbackMethod");
  const verb: Dial = {
    verb: "Dial",
    callerId: dial.attributes.get("callerId"),
    answerOnBridge: oneOf(dial, "answerOnBridge", ["true", "false"], "false") === "true",
    timeLimit_s: wholeNumber(dial, "timeLimit", 14_400, 14_400),
    timeout_s: wholeNumber(dial, "timeout", 30, 600),
    action: dial.attributes.get("action"),
    statusCallback: noun.attributes.get("statusCallback"),
    statusEvents: readEvents(noun),
  };
  if (noun.name === "Client") return { ...verb, ...readClient(noun), others: [] };
  expectChildren(noun, 0);
  return { ...verb, number: noun.text.trim() };
}

/** The identity is the noun's text, or an Identity among Parameters. */
function readClient(noun: XmlElement): Pick<DialClient, "client" | "parameters"> {
  const parameters = new Map<string, string>();
  if (noun.children.length === 0) return { client: readIdentity(noun), parameters };
  expectNoText(noun);
  const identities = noun.children.filter(({ name }) => name === "Identity");
  const others = noun.children.filter(({ name }) => name !== "Identity");
  const [identity] = identities;
  if (!identity || identities.length > 1) throw schemaError("Client must hold one Identity");
  expectOnly(identity, []);
  expectChildren(identity, 0);
  if (others.length > mostParameters)
    throw schemaError(`Client must hold at most ${mostParameters} Parameters`);
  // Of two parameters with one name the last counts.
  for (const parameter of others) parameters.set(...readParameter(parameter));
  return { client: readIdentity(identity), parameters };
}

function readIdentity(element: XmlElement): string {
  const identity = element.text.trim();
  if (!identityForm.test(identity)) throw schemaError(`${element.name} holds no client identity`);
  return identity;
}

function readParameter(element: XmlElement): [name: string, value: string] {
  if (element.name !== "Parameter") throw schemaError(`Client must not hold ${element.name}`);
  expectOnly(element, ["name", "value"]);
  expectChildren(element, 0);
  expectNoText(element);
  const name = element.attributes.get("name");
  const value = element.attributes.get("value");
  if (!name || value === undefined) throw schemaError("Parameter must have a name and a value");
  // The browser splits the parameters at these characters and decodes no name.
  if (/[&=]/.test(name)) throw schemaError("Parameter name must hold neither & nor =");
  if (Buffer.byteLength(name) > longestName_bytes || Buffer.byteLength(value) > longestValue_bytes) {
    throw schemaError(
      `Parameter takes ${longestName_bytes} bytes of name and ${longestValue_bytes} of value`,
    );
  }
  return [name, value];
}

function readEvents(number: XmlElement): ReadonlySet<CallEvent> {
  const attribute = number.attributes.get("statusCallbackEvent");
  if (attribute === undefined) return new Set<CallEvent>(["completed"]);
  const names = attribute.split(/\s+/).filter(Boolean);
  return new Set(
    names.map((name) => {
      const event = callEvents.find((callEvent) => callEvent === name);
      if (!event) throw schemaError(`statusCallbackEvent ${name} is unknown`);
      return event;
    }),
  );
}
