import type { Client } from "#adapters/postgres/connection/database.ts";
import { type Fragment, one, sql } from "#adapters/postgres/sql.ts";
import type { OperatorNumbers } from "#domain/operator-metrics.ts";

export async function readOperatorNumbers(client: Client): Promise<OperatorNumbers> {
  const numbers = await one<OperatorNumbers>(client, "operatorNumbers.read", {
    hourSpend_mc: "always",
    daySpend_mc: "always",
  })`
    SELECT calls.*, payments.*, waiting.*, given_up.*, refusing.*, spend.*, audited.*,
           (SELECT count(*) FROM pumping_alarm WHERE seen_at > now() - interval '1 hour') AS pumping_alarms,
           (SELECT count(*) FROM calling_stop) AS calling_stopped
      FROM (SELECT count(*) AS calls_open, ${overdue(sql.fragment`min(cutoff_at)`)} AS settle_lag_s,
                   count(*) FILTER (WHERE check_at <= now()) AS call_checks_due,
                   ${overdue(sql.fragment`min(check_at)`)} AS oldest_call_check_s
              FROM call WHERE open) AS calls,
           (SELECT count(*) AS payment_checks_due, ${overdue(sql.fragment`min(next_check_at)`)} AS oldest_payment_check_s
              FROM payment WHERE next_check_at <= now()) AS payments,
           (SELECT count(*) AS mails_waiting, ${overdue(sql.fragment`min(created_at)`)} AS oldest_mail_s
              FROM outbox WHERE given_up_at IS NULL) AS waiting,
           (SELECT count(*) AS mails_given_up FROM outbox WHERE given_up_at IS NOT NULL) AS given_up,
           (SELECT count(*) AS addresses_refusing FROM users WHERE mail_refused_at IS NOT NULL) AS refusing,
           (SELECT hour_mc AS hour_spend_mc, day_mc AS day_spend_mc FROM spend_watch) AS spend,
           (SELECT max(findings) AS audit_findings, coalesce(extract(epoch FROM max(ended_at)), 0)::float8 AS audited_at_s
              FROM ledger_audit) AS audited`;
  if (!numbers) throw new Error("The database returned no numbers");
  return numbers;
}

/** Seconds since a moment; zero for no moment and for one in the future. */
function overdue(moment: Fragment): Fragment {
  return sql.fragment`coalesce(greatest(extract(epoch FROM now() - ${moment}), 0), 0)::float8`;
}
