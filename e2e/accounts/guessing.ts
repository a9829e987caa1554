import { describe, expect, test } from "vitest";
import { call, type Reply, someMachine } from "./support/call.ts";
import { logIn, meStatus, type Person, refusal, verifiedPerson } from "./support/people.ts";
import { target } from "./support/target.ts";

const longestWait_s = 15 * 60;
const waits = {
  status: 429,
  body: refusal(
    "too_many_requests",
    expect.stringMatching(/^Too many attempts\. Please wait .+ and try again\.$/),
  ),
};

function guess(
  { email }: Pick<Person, "email">,
  password: string,
  from: string,
  forwardedFor?: string,
): Promise<Reply> {
  const headers = forwardedFor ? { "x-forwarded-for": forwardedFor, "x-real-ip": forwardedFor } : {};
  return call("POST", "/api/auth/login", { body: { email, password }, from, headers });
}

/** Guesses ten at a time, as an impatient attacker does. */
async function guesses(count: number, one: (index: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let begun = 0; begun < count; begun += 10) {
    replies.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => one(begun + index)))));
  }
  return replies;
}

// Alone, because other logins would wait for the processor that the guesses take.
describe.skipIf(!target.manyAddresses || !target.sandboxUrl)(
  "guessing a password",
  { concurrent: false },
  () => {
    test("two hundred times from one machine under as many names gets ten answers", async () => {
      const person = await verifiedPerson();
      const from = someMachine();
      const replies = await guesses(200, (index) =>
        guess(person, `guess number ${index}`, from, `203.0.${index >> 8}.${index & 255}`),
      );
      expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
      for (const reply of replies.filter(({ status }) => status !== 401)) expect(reply).toMatchObject(waits);
      // The limit shuts no other account: another person logs in from elsewhere.
      expect(await meStatus(await logIn(await verifiedPerson()))).toBe(200);
    });

    test("two hundred times from as many machines gets ten answers, and a wait that ends", async () => {
      const person = await verifiedPerson();
      const replies = await guesses(200, (index) => guess(person, `guess number ${index}`, someMachine()));
      expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
      const over = replies.at(-1);
      expect(over).toMatchObject(waits);
      expect(Number(over?.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(over?.headers["retry-after"])).toBeLessThanOrEqual(longestWait_s);
      // The right password has to wait too, otherwise the wait would reveal which guesses are wrong.
      expect(await guess(person, person.password, someMachine())).toMatchObject(waits);
    });

    test("at many accounts from one machine is limited too, under any forwarded address", async () => {
      const from = someMachine();
      const unknownUser = (index: number) => ({ email: `nobody${index}@example.com` });
      const replies = await guesses(150, (index) =>
        guess(unknownUser(index), "a guess", from, `203.0.113.${index}`),
      );
      expect(replies.at(-1)).toMatchObject(waits);
      expect((await guess(unknownUser(0), "a guess", someMachine())).status).toBe(401);
    });

    test.each(["forgot-password", "resend-verification"])("%s cannot flood a mailbox", async (action) => {
      const { email } = await verifiedPerson();
      const replies = await guesses(20, () => call("POST", `/api/auth/${action}`, { body: { email } }));
      expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5);
      expect(replies.at(-1)?.headers["retry-after"]).toMatch(/^\d+$/);
    });
  },
);
