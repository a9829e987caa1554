/**
 * The SDK always dials `wss://`, and a sandbox on this machine has no certificate. Runs `load`, in which the SDK takes
 * hold of `globalThis.WebSocket`, with one that reaches `host` unencrypted, and puts the original back.
 */
export async function withPlainSignalling<T>(host: string, load: () => Promise<T>): Promise<T> {
  const Original = globalThis.WebSocket;
  const secure = `wss://${host}/`;
  globalThis.WebSocket = class extends Original {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(String(url).replace(secure, `ws://${host}/`), protocols);
    }
  };
  try {
    return await load();
  } finally {
    globalThis.WebSocket = Original;
  }
}
