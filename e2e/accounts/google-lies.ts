import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import {
  chooseAccount,
  comeBack,
  googleAddress,
  leaveForGoogle,
  orderFault,
  signInWithGoogle,
} from "./support/google.ts";
import { meStatus } from "./support/people.ts";
import { target } from "./support/target.ts";

const notBelieved = "Google's answer could not be verified. Please try again.";

/** Signs in with an ID token that has a fault; what the page is told. */
async function signInWithFault(email: string, fault: string): Promise<URLSearchParams> {
  await orderFault(email, fault);
  const departure = await leaveForGoogle();
  return comeBack(await chooseAccount(departure, email), departure.cookie);
}

describe.skipIf(!target.sandboxGoogle)("an ID token that lies", () => {
  test.each([
    "wrong audience",
    "wrong issuer",
    "wrong nonce",
    "no nonce",
    "expired",
    "unsigned",
    "unknown key",
  ])("is not believed: %s", async (fault) => {
    const email = googleAddress();
    const page = await signInWithFault(email, fault);
    expect(page.get("token")).toBeNull();
    expect(page.get("error")).toBe(notBelieved);
    // No account was opened by it either.
    const login = await call("POST", "/api/auth/login", { body: { email, password: "anything" } });
    expect(login).toMatchObject({ status: 401, body: { error: { code: "invalid_credentials" } } });
  });

  test("does not spoil the next, honest one", async () => {
    const email = googleAddress();
    await signInWithFault(email, "unsigned");
    expect(await meStatus(await signInWithGoogle(email))).toBe(200);
  });

  test("with an address that Google itself does not vouch for opens nothing", async () => {
    const page = await signInWithFault(googleAddress(), "unverified email");
    expect(page.get("token")).toBeNull();
    expect(page.get("error")).toBe("Your Google account has no verified email address.");
  });

  test.each(["another", undefined])(
    "an answer in another provider's name is not believed: %s",
    async (issuer) => {
      const departure = await leaveForGoogle();
      const answer = await chooseAccount(departure, googleAddress());
      if (issuer) answer.searchParams.set("iss", "https://another.example");
      else answer.searchParams.delete("iss");
      expect((await comeBack(answer, departure.cookie)).get("error")).toBe(notBelieved);
    },
  );
});
