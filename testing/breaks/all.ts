import type { Break } from "./break.ts";
import { dialling } from "./dialling.ts";
import { dialling, payments } from "./payments.ts";

/** Every break by the room of its promise. */
export const breaks: Readonly<Record<string, readonly Break[]>> = { dialling, payments };
