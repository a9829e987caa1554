import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { orderFault as orderAt, signInAs } from "#sandbox/google/testing/visitor.ts";
import { call } from "./call.ts";
import { tokenOf } from "./people.ts";
import { secret } from "./secrets.ts";
import { target } from "./target.ts";

/** A browser that was redirected to Google: the address, and its cookie. */
export interface Departure {
  url: string;
  cookie: string;
}

export async function leaveForGoogle(): Promise<Departure> {
  const reply = await call("GET", "/api/auth/google");
  expect(reply.status).toBe(302);
  const cookie = reply.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  return { url: String(reply.headers.location), cookie };
}

/** Chooses an account at the provider; returns the address of the redirect. */
export function chooseAccount({ url }: Departure, email: string): Promise<URL> {
  return signInAs(url, { email, firstName: "Grace", lastName: "Hopper" });
}

/** Follows the provider's redirect to the page's address; returns the query that the page reads. */
export async function comeBack(answer: URL, cookie: string): Promise<URLSearchParams> {
  const reply = await call("GET", answer.pathname + answer.search, { headers: { cookie } });
  expect(reply.status).toBe(302);
  const page = new URL(String(reply.headers.location), target.url);
  expect(page.pathname).toBe("/auth/google/callback");
  for (const name of ["code", "token"])
    secret(page.searchParams.get(name) ?? answer.searchParams.get(name) ?? "");
  return page.searchParams;
}

/** Signs in as an honest person does; returns the session. */
export async function signInWithGoogle(email: string): Promise<string> {
  const departure = await leaveForGoogle();
  const page = await comeBack(await chooseAccount(departure, email), departure.cookie);
  expect(page.get("error")).toBeNull();
  return exchange(String(page.get("token")));
}

async function exchange(ticket: string): Promise<string> {
  return tokenOf(await call("POST", "/api/auth/session", { body: { ticket } }));
}

export async function orderFault(email: string, fault: string): Promise<void> {
  const reply = await orderAt(String(target.sandboxUrl), email, fault);
  if (!reply.ok) throw new Error(`The sandbox does not spoil tokens: ${reply.status}`);
}

export const googleAddress = () => `grace.${randomBytes(8).toString("hex")}@gmail.example`;
