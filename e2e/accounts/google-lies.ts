import { describe, expect, test } from "vitest";
import { forgeries } from "#sandbox/openid/id-token-faults.ts";
import { call } from "./support/call.ts";
import {
  type Arrival,
  chooseAccount,
  comeBack,
  googleAddress,
  leaveForGoogle,
  orderFault,
  signInWithGoogle,
} from "./support/google.ts";
import { meStatus } from "./support/people.ts";
import { target } from "./support/target.ts";

const notBelieved = "openid_answer_invalid";

async function signInWithFault(email: string, fault: string): Promise<Arrival> {
  await orderFault(email, fault);
  const departure = await leaveForGoogle();
  return comeBack(await chooseAccount(departure, email), departure.cookie);
}

describe.skipIf(!target.sandboxGoogle)("a forged ID token", () => {
  test.each(forgeries)("is refused: %s", async (fault) => {
    const email = googleAddress();
    const page = await signInWithFault(email, fault);
    expect(page.ticket).toBe("");
    expect(page.error).toBe(notBelieved);
    // It opened no account either.
    const login = await call("POST", "/api/auth/login", { body: { email, password: "anything" } });
    expect(login).toMatchObject({ status: 401, body: { error: { code: "invalid_credentials" } } });
  });

  test("does not affect the next, valid one", async () => {
    const email = googleAddress();
    await signInWithFault(email, "unsigned");
    expect(await meStatus(await signInWithGoogle(email))).toBe(200);
  });

  test("opens nothing with an address that Google itself has not verified", async () => {
    const page = await signInWithFault(googleAddress(), "unverified email");
    expect(page.ticket).toBe("");
    expect(page.error).toBe("openid_email_not_verified");
  });

  test.each(["another", undefined])("an answer in another provider's name is refused: %s", async (issuer) => {
    const departure = await leaveForGoogle();
    const answer = await chooseAccount(departure, googleAddress());
    if (issuer) answer.searchParams.set("iss", "https://another.example");
    else answer.searchParams.delete("iss");
    expect((await comeBack(answer, departure.cookie)).error).toBe(notBelieved);
  });
});
