import type { OperatorNumbers } from "#domain/operator-numbers.ts";
import type { Client } from "./database.ts";

interface Row {
  calls_open: number;
  settle_lag_s: number;
  mails_waiting: number;
  oldest_mail_s: number;
  mails_given_up: number;
}

const numbers = {
  name: "operator-numbers",
  text: `
    SELECT calls_open, settle_lag_s, mails_waiting, oldest_mail_s, mails_given_up
      FROM (SELECT count(*) AS calls_open,
                   coalesce(greatest(extract(epoch FROM now() - min(cutoff_at)), 0), 0)::float8 AS settle_lag_s
              FROM call WHERE open) AS calls,
           (SELECT count(*) AS mails_waiting,
                   coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS oldest_mail_s
              FROM outbox WHERE given_up_at IS NULL) AS waiting,
           (SELECT count(*) AS mails_given_up FROM outbox WHERE given_up_at IS NOT NULL) AS given_up`,
};

export async function readOperatorNumbers(client: Client): Promise<OperatorNumbers> {
  const { rows } = await client.query<Row>(numbers);
  const [row] = rows;
  if (!row) throw new Error("The database returned no numbers");
  return {
    callsOpen: row.calls_open,
    settleLag_s: row.settle_lag_s,
    mailsWaiting: row.mails_waiting,
    oldestMail_s: row.oldest_mail_s,
    mailsGivenUp: row.mails_given_up,
  };
}
