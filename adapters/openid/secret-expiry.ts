import { z } from "zod";

const payloadSchema = z.object({ exp: z.number() });

/** When a client secret ends that is a signed JWT, as Apple's is; undefined for any other secret. */
export function secretExpiry(secret: string): Date | undefined {
  const [, payload, signature, ...rest] = secret.split(".");
  if (!payload || !signature || rest.length > 0) return undefined;
  try {
    const claims = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
    return claims.success ? new Date(claims.data.exp * 1_000) : undefined;
  } catch {
    return undefined;
  }
}
