import type { Break } from "./break.ts";
import { dialling } from "./dialling.ts";
import { payments } from "./payments.ts";
import { signIn } from "./sign-in.ts";

/** Every break by the room of its promise. */
export const breaks: Readonly<Record<string, readonly Break[]>> = { dialling, payments, "sign-in": signIn };
