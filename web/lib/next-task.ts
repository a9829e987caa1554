/**
 * Resolves in another task, so that a phone can answer its reader in between. It waits for no timer, which a page in the
 * background has but once a second.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
