/** Money on the wire. Apart from the functions on money, so that a page which only formats it loads no schemas. */
import * as z from "zod/mini";
import { currencyCodes, currencyNotOffered } from "./currencies.ts";

export const creditsSchema = z.number().check(z.describe("Credits, at most three decimal places"));

export const currencySchema = z.enum(currencyCodes, {
  error: currencyNotOffered,
});

export const invalidAmount = "Please enter a valid amount.";
