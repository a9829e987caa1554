import prepareProduct from "#e2e/support/product/prepare.ts";
import { installBrowsers } from "./programs.ts";

export default async function prepare(): Promise<void> {
  installBrowsers();
  await prepareProduct();
}
