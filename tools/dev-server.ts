import { join } from "node:path";
import { createServer, type InlineConfig, type ViteDevServer } from "vite";

/** Addresses that the product answers and Vite does not: the API, the operators' page, and files that the build makes. */
const ofProduct = ["/api", "/admin", "/assets", "/flags", "/worker.js"];

interface DevServerOptions extends Pick<InlineConfig, "plugins" | "cacheDir"> {
  port: number;
  /** The running product's own address. */
  productUrl: string;
}

/** Vite's server for the page, which shows a changed source without a reload, in front of a running product. */
export async function startDevServer({ port, productUrl, ...own }: DevServerOptions): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(import.meta.dirname, "../web/vite.config.ts"),
    ...own,
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(ofProduct.map((path) => [path, productUrl])),
    },
  });
  return server.listen();
}
