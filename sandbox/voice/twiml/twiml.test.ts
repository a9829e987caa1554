import { expect, test } from "vitest";
import { ApplicationError } from "./schema.ts";
import { parseTwiml } from "./twiml.ts";

const dial = (attributes: string, number = "<Number>+442079460000</Number>") =>
  `<Response><Dial ${attributes}>${number}</Dial></Response>`;

const client = (inside: string) => dial("", `<Client>${inside}</Client>`);
const bobAnd = (name: string, value: string) =>
  `<Identity>bob</Identity><Parameter name="${name}" value="${value}"/>`;

const gather = (attributes: string, inside = "<Say>Type</Say>") =>
  `<Response><Gather ${attributes}>${inside}</Gather></Response>`;

test("a Gather takes digits while it speaks", () => {
  const verb = { verb: "Gather", action: "/a", numDigits: 6, timeout_s: 5 };
  expect(parseTwiml(gather('action="/a" numDigits="6"'))).toEqual([verb]);
});

test("a Dial with every attribute", () => {
  const document = `<?xml version="1.0" encoding="UTF-8"?>
    <!-- from the app -->
    <Response>
      <Dial answerOnBridge="true" timeLimit="60" timeout='20' callerId="+12025550100" action="/after?a=1&amp;b=2" method="POST">
        <Number statusCallback="https://app.example/status?x=1&amp;y=2" statusCallbackEvent="initiated answered"
          statusCallbackMethod="POST">+442079460000</Number>
      </Dial>
      <Hangup/>
    </Response>`;
  expect(parseTwiml(document)).toEqual([
    {
      verb: "Dial",
      number: "+442079460000",
      callerId: "+12025550100",
      answerOnBridge: true,
      timeLimit_s: 60,
      timeout_s: 20,
      action: "/after?a=1&b=2",
      statusCallback: "https://app.example/status?x=1&y=2",
      statusEvents: new Set(["initiated", "answered"]),
    },
    { verb: "Hangup" },
  ]);
});

test("a missing attribute of a Dial gets the carrier's default", () => {
  expect(parseTwiml(dial(""))).toMatchObject([
    {
      answerOnBridge: false,
      timeLimit_s: 14_400,
      timeout_s: 30,
      callerId: undefined,
      action: undefined,
      statusCallback: undefined,
      statusEvents: new Set(["completed"]),
    },
  ]);
});

test("Reject and an empty answer", () => {
  expect(parseTwiml("<Response><Reject/></Response>")).toEqual([{ verb: "Reject", reason: "rejected" }]);
  expect(parseTwiml('<Response><Reject reason="busy"></Reject></Response>')).toEqual([
    { verb: "Reject", reason: "busy" },
  ]);
  expect(parseTwiml("<Response/>")).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["text", "hello"],
  ["an unfinished element", "<Response"],
  ["an unclosed element", "<Response><Hangup></Response>"],
  ["a second document", "<Response/><Response/>"],
  ["an unquoted attribute", "<Response><Reject reason=busy/></Response>"],
  ["an attribute twice", '<Response><Reject reason="busy" reason="busy"/></Response>'],
  ["a bare ampersand", dial('action="/a?b=1&c=2"')],
  ["an unknown entity", dial("", "<Number>&lol;</Number>")],
  ["a document type", '<!DOCTYPE x [<!ENTITY a "b">]><Response/>'],
  ["CDATA", "<Response><![CDATA[x]]></Response>"],
  ["an impossible character", dial("", "<Number>&#x110000;</Number>")],
  ["deep nesting", `${"<a>".repeat(50_000)}`],
  ["an unfinished comment", "<Response><!-- </Response>"],
  ["text after the document", "<Response/>text"],
  ["an element after the document", "<Response></Response><more/>"],
  ["a document that ends another", "<Response/></document><document>"],
  ["an unknown entity in an attribute", dial('action="/a?b=&lol;"')],
  ["a processing instruction", "<Response><?php x?></Response>"],
  ["a reserved name", "<Response><__proto__/></Response>"],
  ["elements nested eleven deep", `${"<a>".repeat(11)}${"</a>".repeat(11)}`],
])("%s is no document", (_name, document) => {
  expect(() => parseTwiml(document)).toThrow(expect.objectContaining({ code: 12_100 }));
});

test.each([
  ["another root", "<Answer/>"],
  ["an unknown verb", "<Response><Play>x</Play></Response>"],
  ["a Say without words", "<Response><Say> </Say></Response>"],
  ["a verb in lower case", "<Response><hangup/></Response>"],
  ["text between verbs", "<Response>hello</Response>"],
  ["an unknown attribute", dial('answeronbridge="true"')],
  ["a Dial without a Number", "<Response><Dial>+442079460000</Dial></Response>"],
  ["a Dial of two Numbers", dial("", "<Number>+1</Number><Number>+2</Number>")],
  ["a Dial of a Number and a Client", dial("", "<Number>+1</Number><Client>bob</Client>")],
  ["a Dial of eleven Clients", dial("", "<Client>bob</Client>".repeat(11))],
  ["a Client without an identity", dial("", "<Client> </Client>")],
  ["a Client with a space in it", dial("", "<Client>bob smith</Client>")],
  ["a Client of 257 characters", dial("", `<Client>${"b".repeat(257)}</Client>`)],
  ["a Client with text and a Parameter", client('bob<Parameter name="a" value="b"/>')],
  ["a Client with two Identities", client("<Identity>bob</Identity><Identity>carol</Identity>")],
  ["a Client with Parameters alone", client('<Parameter name="a" value="b"/>')],
  ["a Client with another element", client("<Identity>bob</Identity><Param/>")],
  ["a Client that runs a document first", dial("", '<Client url="/whisper">bob</Client>')],
  ["a Parameter without a value", client('<Identity>bob</Identity><Parameter name="a"/>')],
  ["a Parameter without a name", client('<Identity>bob</Identity><Parameter name="" value="b"/>')],
  ["a Parameter with a separator in its name", client(bobAnd("a=b", "v"))],
  ["a Parameter with a long name", client(bobAnd("n".repeat(33), "v"))],
  ["a Parameter with a long value", client(bobAnd("n", "ü".repeat(65)))],
  ["nine Parameters", client(bobAnd("n", "v") + '<Parameter name="n" value="v"/>'.repeat(8))],
  ["no boolean", dial('answerOnBridge="yes"')],
  ["a time limit of zero", dial('timeLimit="0"')],
  ["a time limit with a fraction", dial('timeLimit="1.5"')],
  ["a time limit beyond the carrier's", dial('timeLimit="99999"')],
  ["an unknown event", dial("", '<Number statusCallbackEvent="done">+1</Number>')],
  ["a callback by GET", dial("", '<Number statusCallbackMethod="GET">+1</Number>')],
  ["a Gather without an action", gather('numDigits="6"')],
  ["a Gather without an end", gather('action="/a"')],
  ["a Gather that hears speech", gather('action="/a" numDigits="6" input="speech"')],
  ["a Gather by GET", gather('action="/a" numDigits="6" method="GET"')],
  ["a Gather that holds a Dial", gather('action="/a" numDigits="6"', "<Dial><Number>+1</Number></Dial>")],
  ["a Gather with a Say without words", gather('action="/a" numDigits="6"', "<Say/>")],
  ["an unknown reason", '<Response><Reject reason="tired"/></Response>'],
])("%s is refused", (_name, document) => {
  expect(() => parseTwiml(document)).toThrow(ApplicationError);
  expect(() => parseTwiml(document)).toThrow(expect.objectContaining({ code: 12_200 }));
});

test("TwiML from the carrier's own package can be read", async () => {
  const { default: twilio } = await import("twilio");
  const response = new twilio.twiml.VoiceResponse();
  response
    .dial({ answerOnBridge: true, timeLimit: 90, callerId: "+12025550100" })
    .number(
      { statusCallback: "http://x/?a=1&b=2", statusCallbackEvent: ["answered", "completed"] },
      "+442079460000",
    );
  expect(parseTwiml(response.toString())).toMatchObject([
    {
      timeLimit_s: 90,
      statusCallback: "http://x/?a=1&b=2",
      statusEvents: new Set(["answered", "completed"]),
    },
  ]);
});

test("a Client is an identity, as text or as an element beside its Parameters", () => {
  expect(
    parseTwiml(dial('callerId="client:alice"', '<Client statusCallback="/s">bob</Client>')),
  ).toMatchObject([
    {
      client: "bob",
      parameters: new Map(),
      callerId: "client:alice",
      statusCallback: "/s",
      statusEvents: new Set(["completed"]),
    },
  ]);
});

test("the carrier's own package writes a Client with Parameters that can be read", async () => {
  const { default: twilio } = await import("twilio");
  const response = new twilio.twiml.VoiceResponse();
  const bob = response.dial({ timeout: 5 }).client({ statusCallbackEvent: ["ringing"] });
  bob.identity("bob");
  bob.parameter({ name: "order + no", value: "a & b" });
  bob.parameter({ name: "twice", value: "first" });
  bob.parameter({ name: "twice", value: "last" });
  expect(parseTwiml(response.toString())).toMatchObject([
    {
      client: "bob",
      parameters: new Map([
        ["order + no", "a & b"],
        ["twice", "last"],
      ]),
      timeout_s: 5,
      statusEvents: new Set(["ringing"]),
    },
  ]);
});

test("a Say holds its text", () => {
  expect(parseTwiml("<Response><Say> Hello &amp; welcome </Say></Response>")).toEqual([
    { verb: "Say", text: "Hello & welcome" },
  ]);
});

test("a Pause lasts a second unless it has a length", () => {
  expect(parseTwiml('<Response><Pause length="12"/><Pause/></Response>')).toEqual([
    { verb: "Pause", length_s: 12 },
    { verb: "Pause", length_s: 1 },
  ]);
});
