import type { OperatorNumbers } from "#domain/operator-numbers.ts";
import type { Client } from "./database.ts";
import { one, sql } from "./sql.ts";

export async function readOperatorNumbers(client: Client): Promise<OperatorNumbers> {
  const numbers = await one<OperatorNumbers>(
    client,
    sql("operatorNumbers.read")`
      SELECT calls_open, settle_lag_s, mails_waiting, oldest_mail_s, mails_given_up, addresses_refusing, hour_spend_mc, day_spend_mc,
             (SELECT count(*) FROM calling_stop) AS calling_stopped
        FROM (SELECT count(*) AS calls_open,
                     coalesce(greatest(extract(epoch FROM now() - min(cutoff_at)), 0), 0)::float8 AS settle_lag_s
                FROM call WHERE open) AS calls,
             (SELECT count(*) AS mails_waiting,
                     coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS oldest_mail_s
                FROM outbox WHERE given_up_at IS NULL) AS waiting,
             (SELECT count(*) AS mails_given_up FROM outbox WHERE given_up_at IS NOT NULL) AS given_up,
             (SELECT count(*) AS addresses_refusing FROM users WHERE mail_refused_at IS NOT NULL) AS refusing,
             (SELECT hour_mc AS hour_spend_mc, day_mc AS day_spend_mc FROM spend_watch) AS spend`,
  );
  if (!numbers) throw new Error("The database returned no numbers");
  return numbers;
}
