import type { z } from "zod";
import { defaultKeptDays, type KeptDays } from "#domain/retention.ts";
import { count } from "./variable-forms.ts";

const mostDays = 36_500;

/** Days that the operator keeps what no law and no ledger asks for. */
export const retentionVariables = {
  CONTACT_MESSAGES_DAYS: count(mostDays, defaultKeptDays.contactMessages),
  CALL_QUALITY_DAYS: count(mostDays, defaultKeptDays.callQuality),
};

export function keptDaysConfig(variables: z.infer<z.ZodObject<typeof retentionVariables>>): KeptDays {
  return { contactMessages: variables.CONTACT_MESSAGES_DAYS, callQuality: variables.CALL_QUALITY_DAYS };
}
