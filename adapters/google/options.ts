export interface GoogleOptions {
  /** https, or the sandbox's http://localhost. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Our own address that answers come to, as registered with the provider. */
  redirectUrl: string;
  timeout_s?: number;
  /** Told, in words without secrets, what went wrong with the provider. */
  report: (problem: string) => void;
}
