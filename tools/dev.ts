/**
 * `npm run dev`: the product as `npm start` runs it, with Vite's server in front at PUBLIC_URL. The mails of the sandbox lead
 * to that address too.
 */
import { startDevServer } from "./dev-server.ts";

const publicUrl = process.env.PUBLIC_URL ?? "http://localhost:5173";
Object.assign(process.env, {
  PUBLIC_URL: publicUrl,
  // A worker would keep the built page's files.
  OFFLINE_SHELL: "off",
});
await import("./start.ts");
await startDevServer({
  port: Number(new URL(publicUrl).port),
  productUrl: `http://localhost:${process.env.PORT ?? 3000}`,
});
console.log(`The page is shown from its sources: ${publicUrl}`);
