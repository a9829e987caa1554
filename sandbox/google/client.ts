/** The one client the provider knows, and where it answers itself. */
export interface RegisteredClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** Where the provider answers; the issuer is its own name in every token. */
export interface Provider {
  issuer: string;
  client: RegisteredClient;
}
