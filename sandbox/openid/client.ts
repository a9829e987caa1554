/** The provider's only client, and the provider's own address. */
export interface RegisteredClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** The provider's address; every token names it as issuer. */
export interface Provider {
  issuer: string;
  client: RegisteredClient;
}
