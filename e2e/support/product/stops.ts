/** Functions that stop what was started, the last first. */
export type Stops = (() => Promise<unknown>)[];

export async function stopAll(stops: Stops): Promise<void> {
  for (const stopOne of stops.splice(0).toReversed()) await stopOne();
}
