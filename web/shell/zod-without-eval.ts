import { config } from "zod/v4/mini";

// The build puts this module in the place of zod/mini. The fast path of zod makes functions from text. The content
// security policy refuses that, and each attempt would be a report. Objects look at the setting when they are declared,
// so it is set before any schema.
config({ jitless: true });

export * from "zod/v4/mini";
