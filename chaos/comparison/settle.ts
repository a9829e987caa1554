import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { openClient } from "#chaos/load/client.ts";
import { type Person, verify } from "#chaos/load/person.ts";
import type { Load } from "#chaos/load/run-load.ts";
import { compare } from "./compare.ts";
import type { Finding } from "./finding.ts";
import { readAnswered, readCards, readDatabase } from "./read-found.ts";

export interface Product {
  url: string;
  sandboxUrl: string;
  primaryFolder(): string;
}

/**
 * The sweep looks for a refund whose answer was lost after a minute and then every five, for lost payments every minute,
 * and a mail that failed seven times in a long run waits for ten.
 */
const settleLimit_ms = 900_000;
const betweenLooks_ms = 2_000;
const loginsAtOnce = 4;

/** Lets the jobs finish, and compares until every promise is kept or the time is over. */
export async function settleAndCompare(product: Product, load: Load): Promise<Finding[]> {
  const loggedIn = new Set<string>();
  const until_ms = Date.now() + settleLimit_ms;
  while (true) {
    const missing = load.people.filter(({ email }) => !loggedIn.has(email));
    for (const email of await logIn(product, load, missing)) loggedIn.add(email);
    const actual = {
      mailed: new Set(load.inbox.links.keys()),
      loggedIn,
      ...(await readCards(product.sandboxUrl)),
      answered: await readAnswered(product.sandboxUrl),
      ...(await readDatabase(product.primaryFolder())),
    };
    const findings = compare(load.reported, actual);
    if (findings.length === 0 || Date.now() > until_ms) return findings;
    await sleep(betweenLooks_ms);
  }
}

/** Everyone who signed up opens the mailed link and logs in. Returns the addresses of those who could. */
async function logIn({ url }: Product, { inbox }: Load, people: readonly Person[]): Promise<string[]> {
  const limit = pLimit(loginsAtOnce);
  const enter = async (person: Person): Promise<string[]> => {
    const client = openClient(
      url,
      () => true,
      () => undefined,
    );
    if (!(await verify(client, inbox, person))) return [];
    const { status } = await client.once({ method: "POST", path: "/api/auth/login", body: person });
    return status === 200 ? [person.email] : [];
  };
  return (await Promise.all(people.map((person) => limit(() => enter(person))))).flat();
}
