import { randomBytes, randomInt } from "node:crypto";
import { type Stack, startStack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { type Interval, median, medianInterval, overlap } from "./median.ts";

const tries = 200;
/** Few enough tries for each address to stay below every limit: the strictest allows five, and sign-up was one. */
const people = tries / 4;
const lanes = 4;
const password = "a long passphrase of a user";

type Ask = (stack: Stack, email: string) => Promise<number>;

/** Compares the time of answers for known and unknown addresses: a difference would reveal who has an account. */
export async function benchEnumeration(): Promise<void> {
  await buildPageIfNeeded();
  const stack = await startStack({ LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1,::1" });
  try {
    const verified = await openAccounts(stack, true);
    const waiting = await openAccounts(stack, false);
    const strangers = Array.from({ length: people }, newAddress);
    const of = (list: string[]) => (index: number) => list[index % list.length] ?? "";
    console.log(`time of an answer, median of ${tries} tries each, 95 % interval, ms`);
    const verdicts = [
      await compare(
        stack,
        "login",
        ask("POST", "login", { password: "not this one" }),
        of(verified),
        of(strangers),
      ),
      await compare(
        stack,
        "forgot-password",
        ask("POST", "forgot-password", {}),
        of(verified),
        of(strangers),
      ),
      await compare(
        stack,
        "resend-verification",
        ask("POST", "resend-verification", {}),
        of(waiting),
        of(strangers),
      ),
      await compare(stack, "signup", ask("POST", "signup", names), of(verified), newAddress),
      await compare(
        stack,
        "delete-user",
        ask("DELETE", "admin/delete-user", { password: "not this one" }),
        of(waiting),
        of(strangers),
      ),
    ];
    if (verdicts.includes(false)) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}

const names = { firstName: "Ada", lastName: "Lovelace", password };

function ask(method: string, action: string, body: object): Ask {
  return async (stack, email) => {
    const begun_ms = performance.now();
    const reply = await fetch(`${stack.url}/api/auth/${action}`, {
      method,
      headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
      body: JSON.stringify({ ...body, email }),
    });
    await reply.text();
    if (reply.status === 429 || reply.status >= 500) throw new Error(`${action} answered ${reply.status}`);
    return performance.now() - begun_ms;
  };
}

/** Requests known and unknown addresses in pairs, in random order within each, so that both meet the same noise. */
async function compare(
  stack: Stack,
  name: string,
  asked: Ask,
  known: (index: number) => string,
  unknown: (index: number) => string,
): Promise<boolean> {
  const times_ms = { known: [] as number[], unknown: [] as number[] };
  await inLanes(tries, async (index) => {
    const pair = [async () => times_ms.known.push(await asked(stack, known(index)))];
    const other = async () => times_ms.unknown.push(await asked(stack, unknown(index)));
    for (const one of randomInt(2) === 0 ? [...pair, other] : [other, ...pair]) await one();
  });
  const intervals = { known: medianInterval(times_ms.known), unknown: medianInterval(times_ms.unknown) };
  const alike = overlap(intervals.known, intervals.unknown);
  const row = (who: "known" | "unknown") => `${who} ${described(times_ms[who], intervals[who])}`;
  console.log(
    `  ${name.padEnd(20)} ${row("known")}  ${row("unknown")}  ${alike ? "tells nothing" : "TELLS"}`,
  );
  return alike;
}

function described(values: number[], { low, high }: Interval): string {
  return `${median(values).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

async function openAccounts(stack: Stack, verify: boolean): Promise<string[]> {
  const addresses = Array.from({ length: people }, newAddress);
  const signUp = ask("POST", "signup", names);
  await inLanes(people, async (index) => {
    await signUp(stack, addresses[index] ?? "");
  });
  if (verify) await inLanes(people, (index) => followLink(stack, addresses[index] ?? ""));
  return addresses;
}

async function followLink(stack: Stack, address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const reply = await fetch(`${stack.sandboxUrl}/mail.json`);
    const mails = (await reply.json()) as { to: string; links: string[] }[];
    const link = mails.find(({ to }) => to === address)?.links[0];
    if (link) {
      await fetch(link, { redirect: "manual" });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail came to ${address}`);
}

async function inLanes(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

const newAddress = () => `${randomBytes(8).toString("hex")}@example.com`;
const someAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
