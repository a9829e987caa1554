import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { orderFault as orderAt, signInAs } from "#sandbox/openid/testing/visitor.ts";
import { call, type Reply } from "./call.ts";
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

/** The callback's answer to the browser: the query that the page reads, and the ticket's cookie. */
export interface Arrival {
  error: string | null;
  ticket: string;
  cookie: string;
}

/** Follows the provider's redirect to the page's address. */
export async function comeBack(answer: URL, cookie: string): Promise<Arrival> {
  const reply = await call("GET", answer.pathname + answer.search, { headers: { cookie } });
  expect(reply.status).toBe(302);
  const page = new URL(String(reply.headers.location), target.url);
  expect(page.pathname).toBe("/auth/google/callback");
  for (const name of ["code", "token"])
    secret(page.searchParams.get(name) ?? answer.searchParams.get(name) ?? "");
  return {
    error: page.searchParams.get("error"),
    ticket: page.searchParams.get("token") ?? "",
    cookie: reply.headers["set-cookie"]?.[1]?.split(";")[0] ?? "",
  };
}

export async function arriveFromGoogle(email: string): Promise<Arrival> {
  const departure = await leaveForGoogle();
  const arrival = await comeBack(await chooseAccount(departure, email), departure.cookie);
  expect(arrival.error).toBeNull();
  return arrival;
}

/** Exchanges a ticket as the page does; `token` is the session that the browser has already. */
export function exchange({ ticket, cookie }: Omit<Arrival, "error">, token?: string): Promise<Reply> {
  return call("POST", "/api/auth/session", { body: { ticket }, headers: { cookie }, token });
}

export async function signInWithGoogle(email: string): Promise<string> {
  return tokenOf(await exchange(await arriveFromGoogle(email)));
}

export async function orderFault(email: string, fault: string): Promise<void> {
  const reply = await orderAt(String(target.sandboxUrl), email, fault);
  if (!reply.ok) throw new Error(`The sandbox does not spoil tokens: ${reply.status}`);
}

export const googleAddress = () => `grace.${randomBytes(8).toString("hex")}@gmail.example`;
