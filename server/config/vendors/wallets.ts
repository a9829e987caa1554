import { z } from "zod";
import { walletSchema } from "#contract/pages/config.ts";
import { commaList } from "#server/config/comma-list.ts";

const message = "must be apple_pay, google_pay or both with a comma between them";

/** The wallets that the purchase page may offer beside the card form. */
export const walletVariables = {
  STRIPE_WALLETS: commaList
    .transform((names) => [...new Set(names)])
    .pipe(z.array(z.enum(walletSchema.options, { error: message }))),
};
