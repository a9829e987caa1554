/** The promise, or a rejection once `limit_ms` have passed. */
export function within<T>(promise: Promise<T>, limit_ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit_ms} ms`)), limit_ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
