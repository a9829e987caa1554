import { randomInt, randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { api, newPerson, openAccount, signUp } from "#e2e/support/people.ts";
import { startStack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { median } from "./figures.ts";

const tries = 200;
/** Few enough tries for each address to stay below every limit: the strictest allows five, and sign-up was one. */
const people = tries / 4;
const resamples = 2_000;
const limit = pLimit(4);

type Addresses = (index: number) => string;
type Ask = (email: string) => Promise<number>;

/** Compares the time of answers for known and unknown addresses: a difference would reveal who has an account. */
export async function benchEnumeration(): Promise<void> {
  await buildPageIfNeeded();
  const stack = await startStack({ LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1,::1" });
  /** Returns the time of the answer in milliseconds. */
  const request =
    (method: "POST" | "DELETE", action: string, fields: object): Ask =>
    async (email) => {
      const from = `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
      const begun_ms = performance.now();
      const { status } = await api(stack, method, `/api/auth/${action}`, {
        body: { ...fields, email },
        from,
      });
      if (status === 429 || status >= 500) throw new Error(`${action} answered ${status}`);
      return performance.now() - begun_ms;
    };
  try {
    const addressesOf = async (open: (person: ReturnType<typeof newPerson>) => Promise<unknown>) => {
      const persons = Array.from({ length: people }, newPerson);
      await limit.map(persons, open);
      return (index: number) => persons[index % people]?.email ?? "";
    };
    const verified = await addressesOf((person) => openAccount(stack, person));
    const waiting = await addressesOf((person) => signUp(stack, person));
    const strangers = await addressesOf(async () => undefined);
    const newcomers = () => `${randomUUID()}@example.com`;
    const { email: _, ...details } = newPerson();
    const guess = { password: "not this one" };
    console.log(`time of an answer, median of ${tries} tries each, 95 % interval, ms`);
    const verdicts = [
      await compare("login", request("POST", "login", guess), verified, strangers),
      await compare("forgot-password", request("POST", "forgot-password", {}), verified, strangers),
      await compare("resend-verification", request("POST", "resend-verification", {}), waiting, strangers),
      await compare("signup", request("POST", "signup", details), verified, newcomers),
      await compare("delete-user", request("DELETE", "admin/delete-user", guess), waiting, strangers),
    ];
    if (verdicts.includes(false)) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}

/** Requests known and unknown addresses in pairs, in random order within each, so that both meet the same noise. */
async function compare(name: string, ask: Ask, registered: Addresses, unknown: Addresses): Promise<boolean> {
  const knowns_ms: number[] = [];
  const unknowns_ms: number[] = [];
  const indices = Array.from({ length: tries }, (_, index) => index);
  await limit.map(indices, async (index) => {
    const askKnown = async () => knowns_ms.push(await ask(registered(index)));
    const askUnknown = async () => unknowns_ms.push(await ask(unknown(index)));
    const pair = randomInt(2) === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown];
    for (const one of pair) await one();
  });
  const [a, b] = [medianInterval(knowns_ms), medianInterval(unknowns_ms)];
  const overlap = a.low <= b.high && b.low <= a.high;
  const verdict = overlap ? "reveals nothing" : "REVEALS";
  console.log(`${name.padEnd(20)} known ${a.text}  unknown ${b.text}  ${verdict}`);
  return overlap;
}

/** The 95 % confidence interval of the median, by bootstrap. */
function medianInterval(values: readonly number[]) {
  const medians = Array.from({ length: resamples }, () =>
    median(values.map(() => values[randomInt(values.length)] ?? Number.NaN)),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (resamples - 1))] ?? Number.NaN;
  const [low, high] = [at(0.025), at(0.975)];
  return { low, high, text: `${median(values).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})` };
}
