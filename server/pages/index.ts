// The room's door: docs/arrival.md says what each piece saves, and how to measure it.
export { branded, scriptsHeld } from "./html-page.ts";
export { built, inlineScripts } from "./renderer.ts";
export { servePages } from "./serve-pages.ts";
