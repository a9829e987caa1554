// The room's door: README.md says what each piece of arrival saves.
export { built, inlineScripts } from "./renderer.ts";
export { servePages } from "./serve-pages.ts";
