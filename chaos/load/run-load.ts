import { setTimeout as sleep } from "node:timers/promises";
import type { Reported } from "#chaos/comparison/finding.ts";
import type { TwoNodes } from "#chaos/product/two-nodes.ts";
import { cardProvider } from "./cards.ts";
import { type Client, openClient } from "./client.ts";
import { collectMails } from "./inbox.ts";
import { openOperator } from "./operator.ts";
import { enter, newPerson, type Person, signUp } from "./person.ts";
import { type Customer, courses, type Services, serveCustomer } from "./serve-customer.ts";

export type Load = Awaited<ReturnType<typeof startLoad>>;

const registrars = 2;
const shoppers = 4;
const pause_ms = 500;

/** People who sign up, buy credits, call and get money back, over and over, until the end. */
export async function startLoad({ url, sandboxUrl, operate }: TwoNodes) {
  const reported: Reported = { signUps: [], purchases: [], receipts: [], refunds: [] };
  const disputes = { won: 0, lost: 0, open: 0 };
  const people: Person[] = [];
  const customers: Customer[] = [];
  const breaks: string[] = [];
  const inbox = collectMails(sandboxUrl);
  let isOver = false;
  const newClient = () =>
    openClient(
      url,
      () => isOver,
      (request, status) => breaks.push(`${request} (${status || "no answer"})`),
    );
  const operator = await openOperator(newClient(), inbox, operate).catch(async (error: unknown) => {
    await inbox.stop();
    throw error;
  });
  const services: Services = {
    cards: cardProvider(sandboxUrl),
    sandboxUrl,
    operator,
    reported,
    disputes,
    isOver: () => isOver,
  };

  async function register(): Promise<void> {
    const client = newClient();
    const person = newPerson();
    // Without an answer the person signs up anew, with another address.
    if (!(await signUp(client, person))) return;
    people.push(person);
    reported.signUps.push({ email: person.email, at_ms: Date.now() });
    entering.push(become(client, person));
  }

  async function become(client: Client, person: Person): Promise<void> {
    const token = await enter(client, inbox, person, () => isOver);
    if (token !== undefined) customers.push({ client, token });
  }

  let served = 0;
  async function shop(): Promise<void> {
    const customer = customers.shift();
    const course = courses[served % courses.length];
    if (!customer || !course) return;
    served += 1;
    await serveCustomer(services, customer, course);
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
    disputes,
    inbox,
    /** Those whose sign-up was reported as a success. */
    people,
    /** Requests that broke so far: no answer, or an error that is no "try again". */
    broken: (): readonly string[] => breaks,
    /** Lets no new request begin, and waits for those under way. */
    async end(): Promise<void> {
      isOver = true;
      await Promise.all(working);
      await Promise.all(entering);
    },
  };
}
