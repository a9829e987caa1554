/**
 * Runs `load` with a `globalThis.WebSocket` that reaches `host` unencrypted, then restores the original. The SDK
 * captures WebSocket while it loads and always dials `wss://`, but a sandbox on this machine has no certificate.
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
