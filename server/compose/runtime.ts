import { randomBytes, randomUUID } from "node:crypto";
import type { Clock, Ids } from "#domain/runtime.ts";

export const systemClock: Clock = { now: () => new Date() };

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
};
