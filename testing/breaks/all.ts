import type { Break } from "./break.ts";
import { dialling } from "./dialling.ts";
import { purchases } from "./purchases.ts";

/** Every break by the room of its promise. */
export const breaks: Readonly<Record<string, readonly Break[]>> = {
  dialling,
  purchases,
};
