/** Begins a transaction that stays open after its work. Returns the function by which it commits. */
export async function heldOpen<S>(
  on: { transaction<T>(work: (stores: S) => Promise<T>): Promise<T> },
  work: (stores: S) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const done = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const committed = on.transaction(async (stores) => {
    await work(stores);
    done.resolve();
    await end.promise;
  });
  await Promise.race([done.promise, committed]);
  return () => {
    end.resolve();
    return committed;
  };
}
