import { type Part, sql } from "#adapters/postgres/sql.ts";

/*
 * Parts of the statements that change what a wallet holds: the sum of its rows in the view `hold`. The subject of a hold, such
 * as a call, changes in the same statement or transaction.
 */

type Parameter = ReturnType<typeof sql.parameter>;

interface Raise {
  walletId: Parameter;
  more_mc: Parameter;
  /** The version at which the raise was judged; null for any. */
  version: number | null;
}

/** Holds more if the wallet has the credits and is still at the version. Ends in WHERE, so that AND may follow. */
export const raiseHeld = ({ walletId, more_mc, version }: Raise): Part => sql.part`
  UPDATE wallet SET held_mc = held_mc + ${more_mc}, version = version + 1
   WHERE id = ${walletId} AND posted_mc - held_mc - floor_mc >= ${more_mc} AND version = coalesce(${version}, version)`;

/**
 * Holds less by the `held_mc` of the statement's part `released`. The version stays: an eligibility that was read before allows
 * less, never more.
 */
export const lowerHeld = (walletId: Parameter): Part => sql.part`
  UPDATE wallet SET held_mc = wallet.held_mc - released.held_mc FROM released WHERE wallet.id = ${walletId}`;
