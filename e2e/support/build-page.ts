import { buildPageIfNeeded } from "#tools/build-page.ts";

/** Before any worker starts a product, because two that build at once would each serve half of a build. */
export default buildPageIfNeeded;
