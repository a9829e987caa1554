import * as z from "zod/mini";

/** `incoming`: a telephone has called a number of the user's own. */
export const callDirectionSchema = z.enum(["outgoing", "incoming"]);
export type CallDirection = z.infer<typeof callDirectionSchema>;

/** Stands in a call for the number of a caller who withholds it. */
export const withheldNumber = "withheld";

/** Stands in an incoming call for the tariff's name of the destination, in English as those are. */
export const incomingDestination = "Incoming call";

export const callStatusSchema = z.enum([
  "requested",
  "ringing",
  "answered",
  "completed",
  "busy",
  "no_answer",
  "failed",
  "canceled",
  "refused",
]);
export type CallStatus = z.infer<typeof callStatusSchema>;
