const loads = new Map<string, Promise<void>>();

/** Loads a script of another site once. A failed load may be tried again. */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loads.delete(url);
      script.remove();
      reject(new Error(`${new URL(url).host} did not answer`));
    };
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}
