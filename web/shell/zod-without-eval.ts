import { config } from "zod/mini";

// The fast path of zod makes functions from text. The content security policy refuses that, and each attempt would be a
// report. Schemas are used while other modules load, so this module loads first.
config({ jitless: true });
