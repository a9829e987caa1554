/**
 * Public keys of the sandbox services, used when a vendor's keys are not configured.
 * They are worthless outside the sandbox, and production refuses them.
 */
export const sandboxAccounts = {
  voice: {
    accountSid: "AC00000000000000000000000000000000",
    authToken: "sandbox-voice-auth-token-00000000",
    apiKeySid: "SK00000000000000000000000000000000",
    apiKeySecret: "sandbox-voice-api-key-secret-0000",
    appSid: "AP00000000000000000000000000000000",
    callerId: "+12025550100",
  },
  cards: {
    secretKey: "sk_test_sandbox_0000000000000000",
    publishableKey: "pk_test_sandbox_0000000000000000",
    webhookSecret: "whsec_sandbox0000000000000000000",
  },
  google: { clientId: "sandbox-google-client", clientSecret: "sandbox-google-client-secret" },
  /** The client of the second OpenID Connect provider, which takes part only when it is configured. */
  openid: { clientId: "sandbox-acme-client", clientSecret: "sandbox-acme-client-secret" },
  mail: { user: "sandbox-mail-user", password: "sandbox-mail-password" },
} as const;
