import type { Client } from "#adapters/postgres/connection/database.ts";
import { unlessTaken } from "#adapters/postgres/savepoint.ts";
import { changed, many, one, type Statement, sql } from "#adapters/postgres/sql.ts";
import { identityMark } from "#domain/marks/mark.ts";
import type { MarkStore } from "#domain/marks/mark-store.ts";
import { googleIssuer, googleName, type Identity, isGoogle } from "#domain/users/openid/identity.ts";
import type { IdentityStore } from "#domain/users/openid/identity-store.ts";
import type { User } from "#domain/users/user.ts";
import { userColumns } from "./user-columns.ts";

/** Google's people are in `users.google_sub`, those of every other issuer in `user_identity`. */
export function identityStore(client: Client, marks: MarkStore): IdentityStore {
  const store: IdentityStore = {
    owner: (identity) => one<User>(client, ownerOf(identity)),

    async subject(userId, issuer) {
      const found = await one<{ subject: string | null }>(client, subjectOf(userId, issuer));
      return found?.subject ?? undefined;
    },

    async list(userId) {
      const google = await store.subject(userId, googleIssuer);
      const others = await many<Identity>(
        client,
        sql("identity.list")`
          SELECT issuer, subject, provider FROM user_identity WHERE user_id = ${userId} ORDER BY provider, issuer`,
      );
      return google === undefined
        ? others
        : [{ issuer: googleIssuer, subject: google, provider: googleName }, ...others];
    },

    async link(user, identity, at) {
      const linked = isGoogle(identity)
        ? await linkGoogle(client, user.id, identity)
        : await linkOther(client, user.id, identity, at);
      if (linked) await marks.note(user, identityMark(identity));
      return linked;
    },

    async unlink(userId, issuer) {
      await changed(client, issuer === googleIssuer ? unlinkGoogle(userId) : unlinkOther(userId, issuer));
    },

    async unlinkSince(userId, from) {
      await changed(
        client,
        sql("identity.unlinkSince")`
          DELETE FROM user_identity WHERE user_id = ${userId} AND created_at >= ${from}`,
      );
    },

    async removeAll(userId) {
      await changed(client, unlinkGoogle(userId));
      await changed(client, sql("identity.removeAll")`DELETE FROM user_identity WHERE user_id = ${userId}`);
    },

    removeOfDeleted: () =>
      changed(
        client,
        sql("identity.removeOfDeleted")`
          DELETE FROM user_identity USING users
           WHERE users.id = user_identity.user_id AND deleted_at IS NOT NULL`,
      ),
  };
  return store;
}

function ownerOf({ issuer, subject }: Pick<Identity, "issuer" | "subject">): Statement {
  return isGoogle({ issuer })
    ? sql("identity.googleOwner")`SELECT ${userColumns} FROM users WHERE google_sub = ${subject}`
    : sql("identity.owner")`
        SELECT ${userColumns} FROM users JOIN user_identity ON user_identity.user_id = users.id
         WHERE issuer = ${issuer} AND subject = ${subject} AND deleted_at IS NULL`;
}

function subjectOf(userId: string, issuer: string): Statement {
  return issuer === googleIssuer
    ? sql("identity.googleSubject")`SELECT google_sub AS subject FROM users WHERE id = ${userId}`
    : sql("identity.subject")`
        SELECT subject FROM user_identity WHERE user_id = ${userId} AND issuer = ${issuer}`;
}

function linkGoogle(client: Client, userId: string, identity: Identity): Promise<boolean> {
  const subject = sql.parameter(identity.subject);
  return unlessTaken(
    client,
    sql("identity.linkGoogle")`
      UPDATE users SET google_sub = ${subject}
       WHERE id = ${userId} AND coalesce(google_sub, ${subject}) = ${subject}`,
  );
}

/** A row of a user whom a server without this table has deleted gives way. */
async function linkOther(client: Client, userId: string, identity: Identity, at: Date): Promise<boolean> {
  const { issuer, subject, provider } = identity;
  await changed(
    client,
    sql("identity.removeStale")`
      DELETE FROM user_identity USING users
       WHERE users.id = user_identity.user_id AND deleted_at IS NOT NULL
         AND issuer = ${issuer} AND subject = ${subject}`,
  );
  const row = { issuer, subject, userId, provider, createdAt: at };
  await changed(
    client,
    sql("identity.link")`
      INSERT INTO user_identity (${sql.columns(row)}) VALUES (${sql.values(row)}) ON CONFLICT DO NOTHING`,
  );
  const linked = await one(
    client,
    sql("identity.isLinked")`
      SELECT FROM user_identity WHERE issuer = ${issuer} AND subject = ${subject} AND user_id = ${userId}`,
  );
  return linked !== undefined;
}

function unlinkGoogle(userId: string): Statement {
  return sql("identity.unlinkGoogle")`UPDATE users SET google_sub = NULL WHERE id = ${userId}`;
}

function unlinkOther(userId: string, issuer: string): Statement {
  return sql("identity.unlink")`DELETE FROM user_identity WHERE user_id = ${userId} AND issuer = ${issuer}`;
}
