import { sql } from "#adapters/postgres/sql.ts";

/** The columns of a `User`. */
export const userColumns = sql.fragment`
  users.id, wallet_id, email, first_name, last_name, users.language, password_hash, picture_url, users.created_at, verified_at`;
