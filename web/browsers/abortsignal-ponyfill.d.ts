declare module "abortcontroller-polyfill/dist/abortsignal-ponyfill.js" {
  export const AbortSignal: Pick<typeof globalThis.AbortSignal, "any" | "timeout">;
}
