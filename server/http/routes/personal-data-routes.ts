import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isRefusal } from "#contract/refusals.ts";
import { personalDataRoutes as routes } from "#contract/users/personal-data.ts";
import { deleteUser } from "#domain/users/settings/delete-user.ts";
import { readPersonalData } from "#domain/users/settings/download-data.ts";
import type { DeletionDeps } from "#domain/users/user-deps.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";
import { requestDeps } from "#server/http/sessions/request-origin.ts";
import { brandedFile } from "#words/branded-file.ts";
import type { SettingsRoutesDeps } from "./users/settings-routes.ts";

export interface PersonalDataRoutesDeps extends SettingsRoutesDeps, Pick<DeletionDeps, "endPayments"> {}

export function personalDataRoutes(mount: Mount, deps: PersonalDataRoutesDeps): void {
  const { users, limits, balance, endPayments } = deps;
  const { limited } = limiter(limits);

  mount.user(routes.download, async (call, user) =>
    limited(call, "download_data", user.id, async () => {
      const data = await readPersonalData(users, call.token);
      if (isRefusal(data)) return data;
      call.reply.header("content-disposition", `attachment; filename="${brandedFile("data.json")}"`);
      const { posted_mc } = await balance(user.walletId);
      return { ...data, credits: creditsFromMillicredits(posted_mc) };
    }),
  );
  mount.user(routes.deleteUser, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      deleteUser({ ...requestDeps(users, call), endPayments }, call.token, call.body),
    ),
  );
}
