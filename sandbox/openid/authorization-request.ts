import type { Provider } from "./client.ts";

export interface AuthorizationRequest {
  redirectUri: string;
  scopes: ReadonlySet<string>;
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string;
  loginHint: string | undefined;
  /** Delivery of the answer to the client: in the address, or as a form that the browser posts. */
  responseMode: "query" | "form_post";
}

/**
 * `refused` goes to the person, because a request from an unknown client must never be redirected. `redirect` reports
 * the client's own mistake to it.
 */
export type CheckedRequest =
  | { kind: "valid"; request: AuthorizationRequest }
  | { kind: "redirect"; url: string }
  | { kind: "refused"; reason: string };

/** The parameters of the request that the form carries along. */
export const requestParameters = [
  "client_id",
  "redirect_uri",
  "response_type",
  "response_mode",
  "scope",
  "state",
  "nonce",
  "code_challenge",
  "code_challenge_method",
  "login_hint",
  "prompt",
] as const;

const knownPrompts = new Set(["login", "consent", "select_account"]);

/** Checks an authorization request (RFC 6749 section 4.1.1, RFC 7636, OpenID Connect Core section 3.1.2.1). */
export function checkRequest(provider: Provider, parameters: URLSearchParams): CheckedRequest {
  const { client } = provider;
  const one = (name: string) => parameters.get(name) ?? undefined;
  if (one("client_id") !== client.clientId) {
    return { kind: "refused", reason: "The OAuth client was not found (invalid_client)." };
  }
  if (one("redirect_uri") !== client.redirectUri) {
    return { kind: "refused", reason: "The redirect URI is not registered (redirect_uri_mismatch)." };
  }
  const refuse = (error: string, description: string): CheckedRequest => ({
    kind: "redirect",
    url: answerUrl(
      provider,
      { redirectUri: client.redirectUri, state: one("state") },
      {
        error,
        error_description: description,
      },
    ),
  });

  const repeated = requestParameters.find((name) => parameters.getAll(name).length > 1);
  if (repeated) return refuse("invalid_request", `${repeated} must not be repeated`);
  if (one("response_type") !== "code") {
    return refuse("unsupported_response_type", "response_type must be code");
  }
  const responseMode = one("response_mode") ?? "query";
  if (responseMode !== "query" && responseMode !== "form_post") {
    return refuse("invalid_request", "response_mode must be query or form_post");
  }
  const scopes = new Set(one("scope")?.split(" ").filter(Boolean));
  if (!scopes.has("openid")) return refuse("invalid_scope", "scope must contain openid");
  if (one("code_challenge_method") !== "S256") {
    return refuse("invalid_request", "code_challenge_method must be S256");
  }
  const prompts = one("prompt")?.split(" ") ?? [];
  const unknown = prompts.find((prompt) => !knownPrompts.has(prompt));
  if (unknown !== undefined) return refuse("invalid_request", `prompt must not be ${unknown}`);
  const codeChallenge = one("code_challenge");
  if (!codeChallenge || !/^[\w-]{43}$/.test(codeChallenge)) {
    return refuse("invalid_request", "code_challenge must be a SHA-256 in base64url");
  }
  return {
    kind: "valid",
    request: {
      redirectUri: client.redirectUri,
      scopes,
      state: one("state"),
      nonce: one("nonce"),
      codeChallenge,
      loginHint: one("login_hint"),
      responseMode,
    },
  };
}

/** The client's address with an answer in its query; `iss` names the provider that answers (RFC 9207). */
export function answerUrl(
  provider: Provider,
  request: Pick<AuthorizationRequest, "redirectUri" | "state">,
  answer: Record<string, string>,
): string {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== undefined) url.searchParams.set("state", request.state);
  url.searchParams.set("iss", provider.issuer);
  return url.href;
}
