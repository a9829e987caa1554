/**
 * Loaded before a program with `--import`: keeps its compiled modules, which halves the next start's processor time.
 * JavaScript, because Node would load its compiler of TypeScript for this file alone: 16 MiB, and a tenth of the start.
 */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node"));
