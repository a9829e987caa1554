import pg from "pg";
import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";

function refusal(message: string): string {
  const cause = new pg.DatabaseError(message, message.length, "error");
  cause.code = "28000";
  return new DatabaseUnavailableError("db.example.com:5432/farline", cause).message;
}

// The sentences of PostgreSQL 17 and 11, as Heroku, Azure and Amazon RDS answer a connection without TLS.
test.each([
  'no pg_hba.conf entry for host "192.0.2.7", user "farline", database "farline", no encryption',
  'no pg_hba.conf entry for host "192.0.2.7", user "farline", database "farline", SSL off',
])("%s: the sentence says that TLS is missing", (message) => {
  expect(refusal(message)).toBe(
    "The database at db.example.com:5432/farline cannot be used: it takes no connection without TLS: add ?sslmode=verify-full to the address.",
  );
});

test.each([
  'no pg_hba.conf entry for host "192.0.2.7", user "farline", database "farline", SSL encryption',
  'PAM authentication failed for user "farline"',
])("%s: the user is refused", (message) => {
  expect(refusal(message)).toMatch(/: it refuses this user\.$/);
});
