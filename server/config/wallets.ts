import { z } from "zod";
import { walletSchema } from "#contract/config.ts";

const message = "must be apple_pay, google_pay or both with a comma between them";

/** The wallets that the purchase page may offer beside the card form. */
export const walletVariables = {
  STRIPE_WALLETS: z
    .string()
    .default("")
    .transform((value) => value.split(",").map((part) => part.trim()))
    .transform((parts) => [...new Set(parts.filter((part) => part !== ""))])
    .pipe(z.array(z.enum(walletSchema.options, { error: message }))),
};
