import * as z from "zod/mini";
import { operatorMessages } from "#contract/operators/operator-messages.ts";

const most = 100_000_000;

/** Reads a typed number of credits, with at most three places. */
export const creditsText = z.pipe(
  z.string().check(
    z.regex(/^\s*\d{1,9}(\.\d{1,3})?\s*$/, operatorMessages.amountWrong),
    z.refine((text) => Number(text) > 0 && Number(text) <= most, operatorMessages.amountWrong),
  ),
  z.transform(Number),
);
