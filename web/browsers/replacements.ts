// What browsers of the minimum lack, for those that lack something: web/public/after-paint.js loads it before the page's
// scripts, and used-apis.test.ts holds that the scripts need nothing else.
import "core-js/es/array/find-last";
import "core-js/es/array/to-reversed";
import "core-js/es/array/to-sorted";
import "core-js/es/map/group-by";
import "core-js/es/object/group-by";
import "core-js/es/promise/with-resolvers";
import "core-js/actual/url/can-parse";
import "core-js/actual/url/parse";
import { AbortSignal as replaced } from "abortcontroller-polyfill/dist/abortsignal-ponyfill.js";

// core-js has no AbortSignal.
AbortSignal.any ??= replaced.any;
AbortSignal.timeout ??= replaced.timeout;
