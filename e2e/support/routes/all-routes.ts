import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { configRoutes } from "#contract/pages/config.ts";
import { operatorTextRoutes } from "#contract/pages/operator-texts.ts";
import { nothing, type Route } from "#contract/route.ts";

const contract = join(import.meta.dirname, "../../../contract");
const files = globSync("**/*.ts", { cwd: contract, exclude: ["**/*.test.ts"] }).sort();
const modules: object[] = await Promise.all(files.map((file) => import(join(contract, file))));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isRoute = (value: object): value is Route => "method" in value && "path" in value && "reply" in value;

const declared = modules
  .flatMap((module) => Object.values(module))
  .filter(isObject)
  .flatMap((value) => (isRoute(value) ? [value] : Object.values(value).filter(isObject).filter(isRoute)));

/** The routes of all files of the contract, one of each address. */
export const allRoutes: readonly Route[] = [
  ...new Map(declared.map((route) => [`${route.method} ${route.path}`, route])).values(),
];

/** All but the public configuration and the operator's texts, which are in memory. */
export const routesWithDatabase = allRoutes.filter(
  (route) => route !== configRoutes.config && route !== operatorTextRoutes.text,
);

const id = randomUUID();
const token = "t".repeat(43);

/** The path of a route with its parameters filled in. */
export function pathOf({ path }: Route): string {
  const query = path === tariffRoutes.list.path ? "?currency=GBP" : "";
  return path.replace(":token", token).replace(":id", id) + query;
}

/** A request that is valid as far as one can see without the database. */
export function requestTo(route: Route): RequestInit {
  const headers = { "x-auth-token": token, accept: "application/json" };
  const body = bodyOf(route);
  if (body === undefined) return { method: route.method, headers };
  return {
    method: route.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

const credential = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };
export const assertion = {
  ...credential,
  response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
};
const registration = { ...credential, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } };

/** Fields that any route may ask for; each route's schema drops those that it does not know. */
const fields = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  name: "Ada Lovelace",
  subject: "A question",
  message: "How are you?",
  recaptchaToken: "solved",
  password: "a long passphrase of Ada",
  currentPassword: "a long passphrase of Ada",
  newPassword: "another long passphrase of Ada",
  ticket: token,
  token,
  challenge: token,
  code: "123456",
  countries: ["GB"],
  kind: "preset",
  amount: 10,
  currency: "USD",
  below: 20,
  amountUsd: 10,
  monthlyLimit: 20,
  cardId: id,
  timeZone: "UTC",
  consent: { version: 1, language: "en" },
  number: "+442079460000",
  phoneNumber: "+442079460000",
  duration_s: 60,
  mosAverage: 4.3,
  mosLowest: 4.1,
  jitterAverage_ms: 2,
  jitterHighest_ms: 9,
  roundTripAverage_ms: 30,
  roundTripHighest_ms: 80,
  packetsLostPercent: 0,
  hints: [],
  isRead: true,
  isOn: true,
  mail: "none",
  kept_days: 30,
  audio: "",
  id,
  version: 1,
  numbers: [{ number: "+442079460000", label: "" }],
  to: null,
  blockedCalls: "away",
  withheldCalls: "ring",
  isBlocked: true,
  contacts: [{ name: "Ada", numbers: [{ number: "+442079460000" }] }],
  wanted: "ada@example.org",
  reason: "ticket 1042",
  credits: 1,
  payment: id,
  paymentId: id,
  userId: id,
  amount_minor: 100,
  seenRefunded_minor: 0,
  seenUnused_minor: 0,
  replaces: null,
  rule: { below: 20, amountUsd: 10, currency: "USD", monthlyLimit: 20, cardId: id },
  call: id,
  callId: id,
  addresses: "ada@example.org",
  thresholds: {},
  url: "",
  renewsSecret: false,
  messageId: id,
  answer: "Yes.",
  becomes: "done",
  operator: id,
  deck: "prefix,name",
  source: "prices.csv",
  order: "margin",
  search: "",
  versionId: 1,
  list: "payments",
  columns: ["email"],
  on: true,
  forfeitCredits: 0,
  company: "Analytical Engines Ltd",
  address: "12 St James's Square, London",
  taxNumber: "GB123456789",
  taxName: "VAT",
  shortName: "Acme",
  imprint: "",
  currencies: "USD",
  usual: "USD",
  fixedRates: "",
  presets: "",
  capPurchasesPerDay: "",
  capUsdPerDay: "",
  capUsdPerWeek: "",
  leastUsd: "",
  mostUsd: "",
  creditsPerUsd: "",
  supportAddress: "",
  links: "",
  accent: "",
  accentDark: "",
  stage: "",
  stageDark: "",
  language: "en",
  languages: ["en"],
  defaultLanguage: "en",
  picture: "logo",
  file: "",
  taxPercent: 20,
  since: "2026-03-01T00:00:00Z",
  until: "2026-03-02T00:00:00Z",
};

export function bodyOf(route: Route): unknown {
  if (route.body === nothing) return undefined;
  const number = { number: "+14155550110", country: "US", kind: "local", monthly: 15, inboundPerMinute: 0 };
  for (const body of [
    fields,
    { ...fields, ...number },
    { ...fields, numbers: [fields.number] },
    { ...fields, passkey: assertion },
    { ...fields, passkey: registration },
  ]) {
    if (route.body.safeParse(body).success) return body;
  }
  return fields;
}
