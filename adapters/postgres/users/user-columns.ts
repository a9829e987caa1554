import { columnsOf, sql } from "#adapters/postgres/sql.ts";
import type { User } from "#domain/users/user.ts";

export const userTables = sql.fragment`users JOIN wallet_member ON wallet_member.user_id = users.id`;

export const userColumns =
  columnsOf<User>()(`users.id, wallet_id, wallet_member.role AS member_role, email, first_name,
  last_name, users.language, password_hash, picture_url, users.created_at, verified_at`);
