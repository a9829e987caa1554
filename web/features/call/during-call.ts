// What a call needs once it begins, and after its end: one chunk, which does not load with the dashboard.
export { announceEnd, announceLineCredit, announceLostReceipt, announceReceipt } from "./announce-end.ts";
export { accompany } from "./call-companions.ts";
export { fetchReceipt } from "./fetch-receipt.ts";
export { keepQuality } from "./keep-quality.ts";
