import { builtinEnvironments, type Environment } from "vitest/runtime";

/** happy-dom's document with Node's own requests, which reach the product and stream its events. */
const ofNode = [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "AbortController",
  "AbortSignal",
  "ReadableStream",
] as const;

/** The vendors' scripts do not load: a test gives what they would define. */
const happyDOM = { settings: { handleDisabledFileLoadingAsSuccess: true } };

export default {
  ...builtinEnvironments["happy-dom"],
  name: "screens",
  async setup(global, options) {
    const kept = ofNode.map((name) => [name, Reflect.get(global, name)] as const);
    const environment = await builtinEnvironments["happy-dom"].setup(global, { ...options, happyDOM });
    for (const [name, value] of kept) Reflect.set(global, name, value);
    return environment;
  },
} satisfies Environment;
