import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";
import type { Reported } from "#chaos/comparison/reported.ts";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import { buyCredits } from "./buy-credits.ts";
import { type Client, openClient } from "./client.ts";
import { collectMails, type Inbox } from "./inbox.ts";
import { placeCall } from "./place-call.ts";

export interface Person {
  email: string;
  password: string;
}

export interface Load {
  reported: Reported;
  inbox: Inbox;
  /** Those whose sign-up was reported as a success. */
  people: readonly Person[];
  /** Requests that broke so far: no answer, or an error that is no "try again". */
  broken(): readonly string[];
  /** Lets no new request begin, and waits for those under way. */
  end(): Promise<void>;
}

const registrars = 2;
const shoppers = 4;
const purchasesEach = 2;
const callsEach = 2;
const pause_ms = 500;
const longestTalk_ms = 1_500;

/** People who sign up, buy credits and call, over and over, until the end. */
export function startLoad(url: string, sandboxUrl: string): Load {
  const reported: Reported = { signUps: [], purchases: [], receipts: [] };
  const people: Person[] = [];
  const customers: { client: Client; token: string }[] = [];
  const breaks: string[] = [];
  const cards = cardProvider(sandboxUrl);
  const inbox = collectMails(sandboxUrl);
  let isOver = false;
  const newClient = () =>
    openClient(
      url,
      () => isOver,
      (request, status) => breaks.push(`${request} (${status || "no answer"})`),
    );

  async function register(): Promise<void> {
    const client = newClient();
    const person = newPerson();
    const body = { firstName: "Ada", lastName: "Lovelace", ...person };
    const { status } = await client.once({ method: "POST", path: "/api/auth/signup", body });
    // Without an answer the person signs up anew, with another address.
    if (status !== 200) return;
    people.push(person);
    reported.signUps.push({ email: person.email, at_ms: Date.now() });
    entering.push(enter(client, person));
  }

  /** Opens the mailed link and logs in. */
  async function enter(client: Client, person: Person): Promise<void> {
    while (!inbox.links.has(person.email)) {
      if (isOver) return;
      await sleep(pause_ms);
    }
    if (!(await verify(client, inbox, person))) return;
    const { body } = await client.untilAnswered({ method: "POST", path: "/api/auth/login", body: person });
    if (typeof body.token === "string") customers.push({ client, token: body.token });
  }

  async function shop(): Promise<void> {
    const customer = customers.shift();
    if (!customer) return;
    const { client, token } = customer;
    for (let purchase = 0; purchase < purchasesEach && !isOver; purchase += 1) {
      const bought = await buyCredits(client, cards, token);
      if (bought) reported.purchases.push({ ...bought, at_ms: Date.now() });
    }
    for (let call = 0; call < callsEach && !isOver; call += 1) {
      const receipt = await placeCall(client, sandboxUrl, token, Math.random() * longestTalk_ms);
      if (receipt) reported.receipts.push({ ...receipt, at_ms: Date.now() });
    }
  }

  async function repeat(work: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await work().catch((error: unknown) => breaks.push(`a client: ${error}`));
      await sleep(pause_ms);
    }
  }

  const entering: Promise<void>[] = [];
  const working = [
    ...Array.from({ length: registrars }, () => repeat(register)),
    ...Array.from({ length: shoppers }, () => repeat(shop)),
  ];
  return {
    reported,
    inbox,
    people,
    broken: () => breaks,
    async end() {
      isOver = true;
      await Promise.all(working);
      await Promise.all(entering);
    },
  };
}

/** Opens the link of a sign-up's mail; says whether the address is verified now. */
export async function verify(client: Client, inbox: Inbox, { email }: Person): Promise<boolean> {
  const link = inbox.links.get(email);
  if (!link) return false;
  const path = new URL(link).pathname;
  return (await client.untilAnswered({ method: "GET", path })).status === 200;
}

/** The card provider's own API: what the card form does in the browser. */
export function cardProvider(sandboxUrl: string): Stripe {
  const { hostname, port } = new URL(sandboxUrl);
  return new Stripe(sandboxAccounts.cards.secretKey, { host: hostname, port, protocol: "http" });
}

function newPerson(): Person {
  const name = randomBytes(8).toString("hex");
  return { email: `ada.${name}@example.com`, password: `a long passphrase ${name}` };
}
