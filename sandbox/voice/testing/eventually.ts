/** Waits until `probe` returns a value, polling every few milliseconds; the test's own timeout bounds the wait. */
export async function eventually<T>(
  probe: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  for (;;) {
    const value = await probe();
    if (value !== undefined && value !== false) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
