import { randomBytes, randomUUID } from "node:crypto";
import type { Clock, Ids } from "#domain/runtime.ts";

export const systemClock: Clock = { now: () => new Date() };

/** A number from 0 to 1. */
export const random = (): number => Math.random();

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
};
