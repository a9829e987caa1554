import * as openid from "openid-client";

export interface OpenidOptions {
  /** The configured name, which stands in addresses. */
  name: string;
  label: string;
  /** https, or the sandbox's http://localhost. */
  issuer: string;
  /** The issuer that people are known by, when the sandbox stands in for it; otherwise that of the ID token. */
  knownAs?: string | undefined;
  clientId: string;
  clientSecret: string;
  scopes?: string | undefined;
  /** `form_post` has the browser post the answer. Apple asks for it beside the scopes `name` and `email`. */
  responseMode?: "query" | "form_post" | undefined;
  /**
   * Value of `prompt`; `select_account` unless it is given. Without it, the next person on a shared computer would get the last
   * one's account. `omit` sends none.
   */
  prompt?: "select_account" | "login" | "omit" | undefined;
  /** True when an address without `email_verified` counts as verified. One where it is false never does. */
  trustsEmail?: boolean | undefined;
  /** True where an address that does not count as verified is refused; elsewhere a mailed link proves it. */
  refusesUnverified?: boolean | undefined;
  /** Our address that the provider redirects to, as registered with it. */
  redirectUrl: string;
  timeout_s?: number | undefined;
  /** Receives each problem with the provider, without secrets. */
  report: (problem: string) => void;
}

const defaultTimeout_s = 5;

export interface LazyConfiguration {
  /** Fetches the provider's metadata once; the next call repeats a failed attempt. */
  get(): Promise<openid.Configuration>;
  forget(): void;
}

/** @throws Error when the issuer is neither https nor the sandbox's. */
export function lazyConfiguration(
  options: Pick<OpenidOptions, "issuer" | "clientId" | "clientSecret" | "timeout_s">,
): LazyConfiguration {
  const issuer = new URL(options.issuer);
  const insecure = issuer.protocol === "http:";
  if (insecure && issuer.hostname !== "localhost") {
    throw new Error(`The issuer ${options.issuer} must be an https address; http is for localhost alone.`);
  }
  let discovery: Promise<openid.Configuration> | undefined;

  const discover = () =>
    openid.discovery(issuer, options.clientId, undefined, clientSecret(options.clientSecret), {
      timeout: options.timeout_s ?? defaultTimeout_s,
      execute: [openid.enableNonRepudiationChecks, ...(insecure ? [openid.allowInsecureRequests] : [])],
    });

  return {
    async get() {
      discovery ??= discover();
      const current = discovery;
      try {
        return await current;
      } catch (error) {
        if (discovery === current) discovery = undefined;
        throw error;
      }
    },
    forget() {
      discovery = undefined;
    },
  };
}

/** Sends the secret in the body, or in the header to a provider that takes it there alone (RFC 8414, section 2). */
function clientSecret(secret: string): openid.ClientAuth {
  const [inBody, inHeader] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    // The default of RFC 8414 is the header, but providers that say nothing take the body as well.
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_post"];
    const send = methods.includes("client_secret_post") ? inBody : inHeader;
    return send(server, client, body, headers);
  };
}
