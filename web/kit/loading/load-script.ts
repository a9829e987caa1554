import pTimeout from "p-timeout";
import { timeouts_ms } from "#contract/constants.ts";
import { trustedScript } from "./trusted-scripts.ts";

const loads = new Map<string, Promise<void>>();

/** Loads a configured script of another site once. Throws for an address that is not configured. A load that failed or took too long may be tried again. */
export function loadScript(url: string): Promise<void> {
  const begun = loads.get(url);
  if (begun) return begun;
  const trusted = trustedScript(url);
  const script = document.createElement("script");
  const load = arrivalOf(script, new URL(url).host).catch((error: unknown) => {
    loads.delete(url);
    script.remove();
    throw error;
  });
  script.src = trusted;
  script.async = true;
  document.head.append(script);
  loads.set(url, load);
  return load;
}

function arrivalOf(script: HTMLScriptElement, host: string): Promise<void> {
  const arrival = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${host} did not answer`));
  });
  return pTimeout(arrival, {
    milliseconds: timeouts_ms.standard,
    message: `${host} took too long to answer`,
  });
}
