/** `npm run release -- FOLDER`: makes the folder that `farline.service` and the container's file run. */
import { makeRelease } from "./make-release.ts";

const [target, ...more] = process.argv.slice(2);
try {
  if (target === undefined || more.length > 0) throw new Error("Usage: npm run release -- /opt/farline-1");
  console.log(`The release is in ${makeRelease(target)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
