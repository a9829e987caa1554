// Code that a call needs once it begins, and after its end: one chunk, which does not load with the dashboard.

export { accompany } from "./call-companions.ts";
export {
  announceEnd,
  announceLineCredit,
  announceLostReceipt,
  announceReceipt,
} from "./ended/announce-end.ts";
export { fetchReceipt, keepQuality } from "./ended/call-records.ts";
