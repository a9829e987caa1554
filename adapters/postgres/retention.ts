import type { KeptDays, Retention } from "#domain/retention.ts";
import type { Client, Database } from "./database.ts";
import { changed, type Statement, sql } from "./sql.ts";

const day_ms = 24 * 60 * 60_000;

/** What is deleted beside sign-ins and counters. The ledger, calls and payments stay. */
export function databaseRetention(database: Database, days: KeptDays): Retention[] {
  const remove = (older_ms: number, statement: (before: Date, limit: number) => Statement) => {
    return (now: Date, limit: number) =>
      database.withClient((client: Client) =>
        changed(client, statement(new Date(now.getTime() - older_ms), limit)),
      );
  };
  return [
    {
      table: "contact_message",
      kept: "365 days",
      why: "the answer is in the operator's mailbox",
      variable: "CONTACT_MESSAGES_DAYS",
      remove: remove(days.contactMessages * day_ms, oldMessages),
    },
    {
      table: "call_quality",
      kept: "365 days",
      why: "the history shows it beside recent calls; no cost depends on it",
      variable: "CALL_QUALITY_DAYS",
      remove: remove(days.callQuality * day_ms, oldQuality),
    },
    {
      table: "call_event",
      kept: "90 days",
      why: "to see what the carrier reported; no cost depends on it",
      remove: remove(90 * day_ms, oldEvents),
    },
    {
      table: "outbox",
      kept: "until the mail is delivered; one that is given up 30 days",
      why: "to see which mail never arrived",
      remove: remove(30 * day_ms, oldMails),
    },
    {
      table: "quote",
      kept: "until it expires, 15 minutes",
      why: "a price that can be paid no more",
      remove: remove(0, expiredQuotes),
    },
    {
      table: "charged_minute",
      kept: "a day",
      why: "the watch over all spending looks back a day",
      // A minute that has begun within the day counts whole.
      remove: remove(day_ms + 60_000, oldMinutes),
    },
    {
      table: "spent_challenge",
      kept: "until it expires, 10 minutes",
      why: "a CAPTCHA that nothing accepts any more",
      remove: remove(0, spentChallenges),
    },
  ];
}

// Each locks old rows in any order and skips locked ones, so that several nodes share the work.

const oldMessages = (before: Date, limit: number) => sql("retention.contactMessage")`
  DELETE FROM contact_message WHERE id IN (
    SELECT id FROM contact_message WHERE sent_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;

const oldQuality = (before: Date, limit: number) => sql("retention.callQuality")`
  DELETE FROM call_quality WHERE (wallet_id, call_id) IN (
    SELECT wallet_id, call_id FROM call_quality WHERE created_at <= ${before}
    LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;

const oldEvents = (before: Date, limit: number) => sql("retention.callEvent")`
  DELETE FROM call_event WHERE (wallet_id, call_id, id) IN (
    SELECT wallet_id, call_id, id FROM call_event WHERE received_at <= ${before}
    LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;

const oldMails = (before: Date, limit: number) => sql("retention.outbox")`
  DELETE FROM outbox WHERE (wallet_id, id) IN (
    SELECT wallet_id, id FROM outbox WHERE given_up_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;

const expiredQuotes = (before: Date, limit: number) => sql("retention.quote")`
  DELETE FROM quote WHERE (wallet_id, id) IN (
    SELECT wallet_id, id FROM quote WHERE expires_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;

const oldMinutes = (before: Date, limit: number) => sql("retention.chargedMinute")`
  DELETE FROM charged_minute WHERE minute IN (
    SELECT minute FROM charged_minute WHERE minute < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;

const spentChallenges = (before: Date, limit: number) => sql("retention.spentChallenge")`
  DELETE FROM spent_challenge WHERE challenge_id IN (
    SELECT challenge_id FROM spent_challenge WHERE expires_at <= ${before}
    LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
