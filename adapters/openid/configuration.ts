import * as openid from "openid-client";

export interface OpenidOptions {
  /** https, or the sandbox's http://localhost. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Our address that the provider redirects to, as registered with it. */
  redirectUrl: string;
  timeout_s?: number;
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
export function lazyConfiguration(options: Omit<OpenidOptions, "report" | "redirectUrl">): LazyConfiguration {
  const issuer = new URL(options.issuer);
  const insecure = issuer.protocol === "http:";
  if (insecure && issuer.hostname !== "localhost") {
    throw new Error(`The issuer ${options.issuer} must be an https address; http is for localhost alone.`);
  }
  let known: Promise<openid.Configuration> | undefined;

  const discover = () =>
    openid.discovery(issuer, options.clientId, undefined, openid.ClientSecretPost(options.clientSecret), {
      timeout: options.timeout_s ?? defaultTimeout_s,
      execute: [openid.enableNonRepudiationChecks, ...(insecure ? [openid.allowInsecureRequests] : [])],
    });

  return {
    async get() {
      known ??= discover();
      const asked = known;
      try {
        return await asked;
      } catch (error) {
        if (known === asked) known = undefined;
        throw error;
      }
    },
    forget() {
      known = undefined;
    },
  };
}
