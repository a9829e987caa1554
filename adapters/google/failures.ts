import * as openid from "openid-client";
import { z } from "zod";
import { type Refusal, refuse } from "#contract/refusals.ts";

/** Errors of the protocol that are the provider's trouble, or our set-up's, and not the person's. */
const outages = new Set(["server_error", "temporarily_unavailable", "invalid_client", "unauthorized_client"]);
const slow = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"]);

/** Whether a failed sign-in was cancelled, met a provider out of service, or brought an answer not to be believed. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof openid.AuthorizationResponseError && error.error === "access_denied") {
    return refuse("google_cancelled");
  }
  return refuse(isOutage(error) ? "google_unavailable" : "google_answer_invalid");
}

function isOutage(error: unknown): boolean {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
    return outages.has(error.error);
  }
  // Our own credentials were not accepted.
  if (error instanceof openid.WWWAuthenticateChallengeError) return true;
  if (error instanceof openid.ClientError) {
    // A page instead of the protocol's JSON is what a provider out of service answers with.
    const status = error.cause instanceof Response ? error.cause.status : undefined;
    return slow.has(error.code ?? "") || (status !== undefined && status >= 500);
  }
  return error instanceof TypeError && error.message === "fetch failed";
}

/** What went wrong, for the log: codes and the library's own words, never what came over the wire. */
export function problemOf(error: unknown): string {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
    return `the provider answered ${JSON.stringify(error.error.slice(0, 100))}`;
  }
  if (error instanceof z.ZodError) return "the ID token's claims have another shape";
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
  return `${error.message}${code}`;
}
