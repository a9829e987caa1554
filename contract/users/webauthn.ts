import * as z from "zod/mini";

/**
 * The JSON forms of WebAuthn (Level 3, sections 5.1.8 to 5.1.11), cut to the fields that the product uses. Binary fields
 * are base64url.
 */
const base64url = (maximum: number) =>
  z.string().check(z.minLength(1), z.maxLength(maximum), z.regex(/^[\w-]+$/));

/** WebAuthn allows a credential id 1,023 bytes. */
const credentialId = base64url(1_364);
/** Browsers send a few hundred bytes; the bound leaves room for extensions. */
const largePart = base64url(20_000);

export const registrationSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: largePart,
    attestationObject: largePart,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});
export type Registration = z.infer<typeof registrationSchema>;

export const assertionSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: largePart,
    authenticatorData: largePart,
    signature: largePart,
    /**
     * Null, absent and empty are the same: the authenticator gave none. Safari 15.4 to 17.3 hands on an empty one of a security key
     * (WebKit bug 239737).
     */
    userHandle: z.nullish(z.union([z.literal(""), base64url(100)])),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** Options that a browser needs to have a passkey made. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  /** The user's passkeys: an authenticator that holds one of them makes no second. */
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** Options that a browser needs to have a challenge signed. Without `allowCredentials` the person chooses the passkey. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.optional(z.array(descriptorSchema)),
  userVerification: z.enum(["required", "preferred"]),
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;
