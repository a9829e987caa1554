/** A wait for a person to read: "3 minutes", "an hour". */
export function waitWords(wait_s: number): string {
  if (wait_s < 60) return wait_s === 1 ? "a second" : `${wait_s} seconds`;
  const minutes = Math.ceil(wait_s / 60);
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
