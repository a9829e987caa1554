// What the call engine needs once a device opens: one chunk, which loads with the voice SDK and not with the dashboard.
export { applyAudio, microphoneConstraints } from "./apply-audio.ts";
export { createCallMicrophone } from "./call-microphone.ts";
export { keepDevice } from "./device-keeper.ts";
export { followCall } from "./follow-call.ts";
export { createKeyQueue } from "./key-queue.ts";
export { loadSdk, UnsupportedBrowserError } from "./load-sdk.ts";
export { watchLine } from "./quality-hints.ts";
export { summariseQuality } from "./quality-summary.ts";
export { createRingback, loadRingback } from "./ringback.ts";
