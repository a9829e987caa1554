import type { User } from "#domain/users/user.ts";
import { columnsOf, type Fragment, type Part, sql } from "./sql.ts";

export const userTables = sql.fragment`users JOIN wallet_member ON wallet_member.user_id = users.id`;

export const userColumns =
  columnsOf<User>()(`users.id, wallet_id, wallet_member.role AS member_role, email, first_name,
  last_name, users.language, password_hash, picture_url, users.created_at, verified_at`);

/** Condition for rows of one member by the column of their user; true for all rows when the member is null. */
export function ofMember(userId: Fragment, member: unknown): Part {
  return sql.part`(${member}::uuid IS NULL OR ${userId} = ${member})`;
}

/** A payment that pauses calling: its dispute is open or lost, and no operator has allowed calling in spite of it. */
export const pausesCalling = sql.fragment`payment.disputed_at IS NOT NULL AND payment.dispute_allowed_at IS NULL`;

/** A call that cost the product a call to a telephone, and counts in the limits on these: forwarded ones too. */
export const isDialled = sql.fragment`(call.direction = 'outgoing' OR call.forwarded_to IS NOT NULL)`;

/** The status of a transfer that took credits for refunds, by `payment.refunds`: of its columns `contra`, `ref`, `delta_mc`. */
export const refundStatus = sql.fragment`
  CASE WHEN contra = 'payments' AND delta_mc < 0 THEN (
    SELECT CASE WHEN bool_or(value ->> 'state' = 'pending') THEN 'pending' WHEN bool_and(value ->> 'state' = 'failed') THEN 'failed'
                ELSE 'completed' END
      FROM jsonb_each(refunds) WHERE value ->> 'posting' = split_part(ref, ':', 3))
  ELSE 'completed' END`;
