import type { Break } from "./break.ts";
import { purchases } from "./purchases.ts";
import { signIn } from "./sign-in.ts";

/** Every break by the room of its promise. */
export const breaks: Readonly<Record<string, readonly Break[]>> = { purchases, "sign-in": signIn };
