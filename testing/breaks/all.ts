import type { Break } from "./break.ts";
import { payments } from "./payments.ts";

/** Every break by the room of its promise. */
export const breaks: Readonly<Record<string, readonly Break[]>> = { payments };
