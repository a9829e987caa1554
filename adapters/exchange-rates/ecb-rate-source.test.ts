import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseEcbDocument, RatesDocumentError } from "./ecb-document.ts";
import { ecbRateSource } from "./ecb-rate-source.ts";

/** As published on 27 October 2023, shortened. */
const document = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2023-10-27'>
			<Cube currency='USD' rate='1.0540'/>
			<Cube currency='JPY' rate='158.13'/>
			<Cube currency='BGN' rate='1.9558'/>
			<Cube currency='GBP' rate='0.87128'/>
			<Cube currency='AUD' rate='1.6643'/>
			<Cube currency='CAD' rate='1.4597'/></Cube>
	</Cube>
</gesmes:Envelope>`;

const expected = {
  asOf: "2023-10-27",
  rates: { USD: 1e6, EUR: 948_767, GBP: 826_641, CAD: 1_384_915, AUD: 1_579_032, JPY: 150_028_463 },
};

describe("the document", () => {
  test("yields the day and the rates per USD", () => {
    expect(parseEcbDocument(document)).toEqual(expected);
    expect(parseEcbDocument(document.replaceAll("'", '"').replaceAll("/>", " />"))).toEqual(expected);
  });

  test.each([
    ["nothing", () => ""],
    ["a page", () => "<!doctype html><title>Maintenance</title>"],
    ["half of it", (text: string) => text.slice(0, 500)],
    [
      "two days",
      (text: string) => text.replace("</Cube>\n\t</Cube>", "</Cube><Cube time='2023-10-26'></Cube></Cube>"),
    ],
    ["a day that is none", (text: string) => text.replace("2023-10-27", "2023-02-30")],
    ["a currency missing", (text: string) => text.replace("'GBP'", "'CHF'")],
    ["a currency twice", (text: string) => text.replace("'BGN'", "'GBP'")],
    ["a rate of zero", (text: string) => text.replace("0.87128", "0.0")],
    ["a negative rate", (text: string) => text.replace("0.87128", "-0.87128")],
    ["a rate with a comma", (text: string) => text.replace("0.87128", "0,87128")],
    ["a rate of two numbers", (text: string) => text.replace("0.87128", "0.87.128")],
    [
      "an entity",
      (text: string) => text.replace("<gesmes:Envelope", '<!DOCTYPE a [<!ENTITY b "c">]><gesmes:Envelope'),
    ],
    ["something behind it", (text: string) => `${text}<more/>`],
    ["text behind it", (text: string) => `${text}more`],
    ["text between the rates", (text: string) => text.replace("<Cube currency", "more<Cube currency")],
    ["an attribute more", (text: string) => text.replace("rate='1.0540'", "rate='1.0540' bid='1'")],
    ["an element more", (text: string) => text.replace("</gesmes:Sender>", "</gesmes:Sender><more/>")],
    ["CDATA", (text: string) => text.replace("European Central Bank", "<![CDATA[European]]>")],
  ])("with %s is refused", (_what, change) => {
    expect(() => parseEcbDocument(change(document))).toThrow(RatesDocumentError);
  });
});

describe("the source", () => {
  let server: Server;
  let respond: (response: ServerResponse) => void;
  beforeEach(async () => {
    server = createServer((_request, response) => respond(response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const latest = () =>
    ecbRateSource({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates.xml` }).latest();

  test("fetches and reads the document", async () => {
    respond = (response) => response.end(document);
    expect(await latest()).toEqual(expected);
  });

  test.each([204, 404, 503])("refuses an answer with status %i", async (status) => {
    respond = (response) => response.writeHead(status).end(status === 204 ? undefined : document);
    await expect(latest()).rejects.toThrow(`status ${status}`);
  });

  test("refuses a document without end", async () => {
    respond = (response) => {
      const more = () => {
        while (response.writable && response.write(" ".repeat(16_384)));
      };
      response.on("drain", more);
      more();
    };
    await expect(latest()).rejects.toThrow("longer than");
  });

  test("refuses bytes that are not UTF-8", async () => {
    respond = (response) => response.end(Buffer.from([0x3c, 0xff, 0xfe]));
    await expect(latest()).rejects.toThrow();
  });
});
