import * as z from "zod/mini";
import { messageReplySchema } from "#contract/route.ts";

/** A success of a mailed link, with the address that it proved: the login page fills it in. */
export const addressReplySchema = z.object({
  ...messageReplySchema.shape,
  /** Servers of an older version leave it out. */
  email: z.optional(z.string()),
});
