import type { FastifyInstance } from "fastify";
import { lastPublishedDay } from "./business-day.ts";

/** Units of each currency for one euro: plausible, and the same every day, so results can be reproduced. */
const unitsPerEuro = {
  USD: "1.0868",
  JPY: "162.83",
  CZK: "25.134",
  DKK: "7.4597",
  GBP: "0.85860",
  HUF: "389.05",
  PLN: "4.2868",
  RON: "4.9763",
  SEK: "11.3940",
  CHF: "0.95430",
  ISK: "149.90",
  NOK: "11.7120",
  TRY: "35.1960",
  AUD: "1.6519",
  BRL: "6.0321",
  CAD: "1.4672",
  CNY: "7.8874",
  HKD: "8.4921",
  IDR: "17543.20",
  ILS: "4.0147",
  INR: "91.0330",
  KRW: "1498.62",
  MXN: "19.5060",
  MYR: "5.0840",
  NZD: "1.7951",
  PHP: "63.4410",
  SGD: "1.4606",
  THB: "39.2130",
  ZAR: "19.8410",
} as const;

/** Serves the European Central Bank's daily reference rates, in its format, at `/rates.xml`. */
export async function ratesSandbox(app: FastifyInstance): Promise<void> {
  app.get("/rates.xml", (_request, reply) =>
    reply.type("text/xml; charset=utf-8").send(ratesXml(lastPublishedDay(new Date()))),
  );
}

function ratesXml(day: string): string {
  const rates = Object.entries(unitsPerEuro).map(
    ([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${day}'>
${rates.join("\n")}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>
`;
}
