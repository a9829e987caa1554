import { type Fragment, type Part, sql } from "#adapters/postgres/sql.ts";

/** Condition for rows of one member by the column of their user; true for all rows when the member is null. */
export function ofMember(userId: Fragment, member: unknown): Part {
  return sql.part`(${member}::uuid IS NULL OR ${userId} = ${member})`;
}
