import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database } from "#adapters/postgres/connection/database.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { Observer } from "#domain/observer.ts";
import type { Clock, Ids } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";
import type { Config } from "#server/config.ts";
import type { Mount } from "#server/http/mount.ts";
import type { DueJob } from "#server/jobs/due-job.ts";
import type { Job } from "#server/jobs/schedule.ts";

/** The parts that every room of the server stands on. */
export interface Platform {
  config: Config;
  clock: Clock;
  ids: Ids;
  log: FastifyBaseLogger;
  observer: Observer;
  database: Database;
  cipher: DataCipher;
  publish: Publish;
}

/** Takes the routes and jobs of the rooms. Jobs start once all routes are served. */
export interface Host {
  app: FastifyInstance;
  mount: Mount;
  jobs: (Job | DueJob)[];
}

export const systemClock: Clock = { now: () => new Date() };

/** A number from 0 to 1. */
export const random = (): number => Math.random();

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
};
