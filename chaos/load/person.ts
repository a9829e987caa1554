import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "./client.ts";
import type { Inbox } from "./inbox.ts";

export interface Person {
  email: string;
  password: string;
}

const betweenLooks_ms = 500;

export function newPerson(): Person {
  const name = randomBytes(8).toString("hex");
  return { email: `ada.${name}@example.com`, password: `a long passphrase ${name}` };
}

/** Asks once; says whether the sign-up was answered with success. */
export async function signUp(client: Client, person: Person): Promise<boolean> {
  const body = { firstName: "Ada", lastName: "Lovelace", ...person };
  return (await client.once({ method: "POST", path: "/api/auth/signup", body })).status === 200;
}

/** Opens the link of a sign-up's mail; says whether the address is verified now. */
export async function verify(client: Client, inbox: Inbox, { email }: Person): Promise<boolean> {
  const link = inbox.links.get(email);
  if (!link) return false;
  const path = new URL(link).pathname;
  return (await client.untilAnswered({ method: "GET", path })).status === 200;
}

/** Waits for the mailed link, opens it and logs in. Returns the session's token, or undefined when the load is over. */
export async function enter(
  client: Client,
  inbox: Inbox,
  person: Person,
  isOver: () => boolean,
): Promise<string | undefined> {
  while (!inbox.links.has(person.email)) {
    if (isOver()) return undefined;
    await sleep(betweenLooks_ms);
  }
  if (!(await verify(client, inbox, person))) return undefined;
  const { body } = await client.untilAnswered({ method: "POST", path: "/api/auth/login", body: person });
  return typeof body.token === "string" ? body.token : undefined;
}
