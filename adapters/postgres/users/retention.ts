import type { Database } from "#adapters/postgres/connection/database.ts";
import { changed, type Statement, sql } from "#adapters/postgres/sql.ts";
import { removalsOfMessages } from "#adapters/postgres/voicemail/voicemail-store.ts";
import { verifiedFor_s } from "#domain/calls/voice-carrier.ts";
import type { KeptTable, RemoveRows } from "#domain/retention.ts";

export function removeOldRows(database: Database): RemoveRows {
  return (table, before, limit) =>
    database.withClient((client) => changed(client, statements[table](before, limit)));
}

// Each locks old rows in any order and skips locked ones, so that several nodes share the work.
const statements = {
  contact_message: (before, limit) => sql("retention.contactMessage")`
    DELETE FROM contact_message WHERE id IN (
      SELECT id FROM contact_message WHERE sent_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  call_quality: (before, limit) => sql("retention.callQuality")`
    DELETE FROM call_quality WHERE (wallet_id, call_id) IN (
      SELECT wallet_id, call_id FROM call_quality WHERE created_at <= ${before}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  call_event: (before, limit) => sql("retention.callEvent")`
    DELETE FROM call_event WHERE (wallet_id, call_id, id) IN (
      SELECT wallet_id, call_id, id FROM call_event WHERE received_at <= ${before}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  pumping_alarm: (before, limit) => sql("retention.pumpingAlarm")`
    DELETE FROM pumping_alarm WHERE id IN (
      SELECT id FROM pumping_alarm WHERE seen_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  alarm_delivery: (before, limit) => sql("retention.alarmDelivery")`
    DELETE FROM alarm_delivery WHERE (alarm_id, state) IN (
      SELECT alarm_id, state FROM alarm_delivery WHERE given_up_at <= ${before}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  card_lockout: (before, limit) => sql("retention.cardLockout")`
    DELETE FROM card_lockout WHERE id IN (
      SELECT id FROM card_lockout WHERE started_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  recharge_event: (before, limit) => sql("retention.rechargeEvent")`
    DELETE FROM recharge_event WHERE (wallet_id, id) IN (
      SELECT wallet_id, id FROM recharge_event WHERE at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  outbox: (before, limit) => sql("retention.outbox")`
    DELETE FROM outbox WHERE (wallet_id, id) IN (
      SELECT wallet_id, id FROM outbox WHERE given_up_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  quote: (before, limit) => sql("retention.quote")`
    DELETE FROM quote WHERE (wallet_id, id) IN (
      SELECT wallet_id, id FROM quote WHERE expires_at <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  charged_minute: (before, limit) => sql("retention.chargedMinute")`
    DELETE FROM charged_minute WHERE minute IN (
      SELECT minute FROM charged_minute WHERE minute < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  spent_challenge: (before, limit) => sql("retention.spentChallenge")`
    DELETE FROM spent_challenge WHERE challenge_id IN (
      SELECT challenge_id FROM spent_challenge WHERE expires_at <= ${before}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  caller_id: (before, limit) => sql("retention.callerId")`
    DELETE FROM caller_id WHERE (user_id, id) IN (
      SELECT user_id, id FROM caller_id
       WHERE state <> 'verified' AND requested_at <= ${before}
         AND (state <> 'lapsed' OR requested_at <= ${new Date(before.getTime() - verifiedFor_s * 1_000)})
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,

  verification_spend: (before, limit) => sql("retention.verificationSpend")`
    DELETE FROM verification_spend WHERE day IN (
      SELECT day FROM verification_spend WHERE day <= ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  voicemail: (before, limit) => sql("retention.voicemail")`
    WITH removed AS (
      SELECT user_id, id, carrier, recording_id FROM voicemail WHERE delete_at <= ${before}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), noted AS (${removalsOfMessages})
    DELETE FROM voicemail WHERE (user_id, id) IN (SELECT user_id, id FROM removed)`,
} satisfies Record<KeptTable, (before: Date, limit: number) => Statement>;
