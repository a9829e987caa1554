import { describe, expect, it } from "vitest";
import { ApiError, errorFromReply } from "#web/kit/api/api-error.ts";
import { loginObstacle } from "./log-in.ts";

const refused = (message: string, { code = "invalid_request", ...more } = {} as Record<string, unknown>) =>
  errorFromReply(403, { error: { code, message }, message, msg: message, ...more });

describe("loginObstacle", () => {
  it.each([
    ["the flag", refused("Dieses Konto wurde mit Google erstellt.", { useGoogleAuth: true })],
    ["the sentence", refused("This account was created with Google.")],
  ])("recognises a Google user by %s", (_, error) => {
    expect(loginObstacle(error, "a@b.example")).toEqual({ kind: "google" });
  });

  it("reads the address after 'email:'", () => {
    const error = refused("Please verify your email before logging in. email: ada@example.com");
    expect(loginObstacle(error, "typed@example.com")).toEqual({
      kind: "unverified",
      email: "ada@example.com",
    });
  });

  it("recognises a waiting sign-up when the sentence is in another language", () => {
    const message = "Bitte bestätigen Sie Ihre E-Mail-Adresse. E-Mail: ada@example.com";
    const error = refused(message, { code: "email_not_verified" });
    expect(loginObstacle(error, "")).toEqual({ kind: "unverified", email: "ada@example.com" });
  });

  it("falls back to the typed address", () => {
    const error = refused("Please verify your email before logging in.");
    expect(loginObstacle(error, "typed@example.com")).toEqual({
      kind: "unverified",
      email: "typed@example.com",
    });
  });

  it("shows wrong credentials at the password", () => {
    const sentence = "Invalid email or password";
    expect(loginObstacle(refused(sentence, { code: "invalid_credentials" }), "")).toEqual({
      kind: "refused",
      fields: new Map([["password", sentence]]),
    });
  });

  it.each([
    ["the server's sentence", refused("Invalid email or password"), "Invalid email or password"],
    ["'Login failed' without one", new ApiError("unexpected_reply", "x", 502), "Login failed"],
    ["an error without an answer", new ApiError("network", "x"), "An error occurred during login"],
  ])("shows %s", (_, error, message) => {
    expect(loginObstacle(error, "")).toEqual({ kind: "failed", message });
  });
});
