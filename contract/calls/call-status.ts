import * as z from "zod/mini";

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
