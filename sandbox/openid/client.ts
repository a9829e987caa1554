export interface RegisteredClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** A provider. Every token names its address as issuer. */
export interface Provider {
  name: string;
  /** The path of its address, and of its cookie. */
  path: string;
  issuer: string;
  client: RegisteredClient;
}
