import { timeouts_ms } from "#contract/constants.ts";

const loads = new Map<string, Promise<void>>();

/** Loads a script of another site once. A load that failed or took too long may be tried again. */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url);
  if (known) return known;
  const script = document.createElement("script");
  const load = arrivalOf(script).catch((error: unknown) => {
    loads.delete(url);
    script.remove();
    throw error;
  });
  script.src = url;
  script.async = true;
  document.head.append(script);
  loads.set(url, load);
  return load;
}

function arrivalOf(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => fail("took too long to answer"), timeouts_ms.standard);
    script.onload = () => {
      clearTimeout(limit);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(limit);
      fail("did not answer");
    };
    function fail(how: string): void {
      reject(new Error(`${new URL(script.src).host} ${how}`));
    }
  });
}
