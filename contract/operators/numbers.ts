import * as z from "zod/mini";
import { numberKindSchema, numberStateSchema } from "#contract/calls/rented-numbers.ts";
import { optionalText } from "#contract/fields.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { moment, noInput, operatorRoute, reasonSchema } from "./operator-route.ts";

/** The deck as an owner writes it; `isSet` is false while the one of the start counts. */
const numberOffers = z.object({ deck: z.string(), isSet: z.boolean() });

export const listedNumberSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  /** Empty for a deleted user. */
  email: z.string(),
  number: z.string(),
  country: z.string(),
  kind: numberKindSchema,
  state: numberStateSchema,
  /** True where its user has its calls go on to a verified number. */
  isForwarded: z.boolean(),
  monthly: creditsSchema,
  paidUntil: z.nullable(moment),
});
export type ListedNumber = z.infer<typeof listedNumberSchema>;

export const numberRoutes = {
  read_number_offers: operatorRoute("read_number_offers", {
    summary: "The kinds of numbers that users can rent, with their prices",
    body: noInput,
    reply: numberOffers,
  }),
  change_number_offers: operatorRoute("change_number_offers", {
    summary: "Change what users can rent from now on; rented numbers keep their prices",
    body: z.object({ deck: optionalText(10_000), reason: reasonSchema }),
    reply: numberOffers,
  }),
  list_rented_numbers: operatorRoute("list_rented_numbers", {
    summary: "The numbers that users rent, the newest first; of one user, if one is named",
    body: z.object({ userId: z.optional(z.uuid()) }),
    reply: z.object({
      numbers: z.array(listedNumberSchema),
      /** Sum of the monthly prices of all numbers that are paid. */
      monthly: creditsSchema,
    }),
  }),
} as const;
