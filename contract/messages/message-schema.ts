import * as z from "zod/mini";
import { currencyCodes } from "#contract/money/currencies.ts";
import type { Message } from "./message.ts";

export const messageFields = {
  key: z.string(),
  one: z.optional(z.string()),
  values: z.record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.object({ amount: z.number(), currency: z.enum(currencyCodes) }),
      z.object({ moment: z.iso.datetime() }),
      z.object({ country: z.string(), destination: z.string() }),
      z.lazy(() => messageSchema),
    ]),
  ),
};

export const messageSchema: z.ZodMiniType<Message> = z.object(messageFields);

/**
 * A text in the language of the request, for programs. The message that it was worded from stands beside it, for a page
 * that may show another language; servers of an older version leave it out.
 */
export const wordedSchema = z.object({ message: z.string(), ...z.partial(z.object(messageFields)).shape });
