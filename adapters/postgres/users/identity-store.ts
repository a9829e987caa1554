import type { Client } from "#adapters/postgres/connection/database.ts";
import { userColumns, userTables } from "#adapters/postgres/fragments.ts";
import { columnsOf, many, one, run } from "#adapters/postgres/sql.ts";
import { identityMark } from "#domain/marks/mark.ts";
import type { MarkStore } from "#domain/marks/mark-store.ts";
import type { Identity, IdentityStore } from "#domain/users/openid/identity.ts";
import type { User } from "#domain/users/user.ts";

const columns = columnsOf<Identity>()("issuer, subject, provider");

export function identityStore(client: Client, marks: MarkStore): IdentityStore {
  return {
    owner: ({ issuer, subject }) =>
      one<User>(client, "identity.owner")`
        SELECT ${userColumns} FROM ${userTables} JOIN user_identity ON user_identity.user_id = users.id
         WHERE issuer = ${issuer} AND subject = ${subject}`,

    async subject(userId, issuer) {
      const row = await one<{ subject: string }>(client, "identity.subject")`
        SELECT subject FROM user_identity WHERE user_id = ${userId} AND issuer = ${issuer}`;
      return row?.subject;
    },

    list: (userId) =>
      many<Identity>(client, "identity.list")`
        SELECT ${columns} FROM user_identity WHERE user_id = ${userId} ORDER BY provider, issuer`,

    async link(user, identity, at) {
      const { issuer, subject } = identity;
      await run(client, "identity.link")`
        INSERT INTO user_identity (${columns}, user_id, created_at)
        VALUES (${columns.values(identity)}, ${user.id}, ${at}) ON CONFLICT DO NOTHING`;
      const linked = await one(client, "identity.isLinked")`
        SELECT FROM user_identity WHERE issuer = ${issuer} AND subject = ${subject} AND user_id = ${user.id}`;
      if (linked) await marks.note(user, identityMark(identity));
      return linked !== undefined;
    },

    unlinkSince: (userId, from) =>
      run(client, "identity.unlinkSince")`
        DELETE FROM user_identity WHERE user_id = ${userId} AND created_at >= ${from}`,

    removeAll: (userId) =>
      run(client, "identity.removeAll")`DELETE FROM user_identity WHERE user_id = ${userId}`,
  };
}
