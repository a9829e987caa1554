import { adviceOnChromium } from "#e2e/support/page/chromium.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { bundlePrograms } from "./programs.ts";

/** Before any worker starts a product, because two that build at once would each serve half of a build. */
export default async function prepare(): Promise<void> {
  const advice = adviceOnChromium();
  if (advice !== undefined) console.log(advice);
  await buildPageIfNeeded();
  await bundlePrograms();
}
