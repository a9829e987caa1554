import { accountDataRoutes as routes } from "#contract/account-data.ts";
import { creditsFromMillicredits } from "#contract/money.ts";
import { isRefusal } from "#contract/refusals.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { readAccountData } from "#domain/accounts/download-data.ts";
import { limiter } from "./limited.ts";
import type { Mount } from "./mount.ts";
import type { SettingsRoutesDeps } from "./settings-routes.ts";

export function accountDataRoutes(mount: Mount, { accounts, limits, balance }: SettingsRoutesDeps): void {
  const { limited } = limiter(limits);

  mount.user(routes.download, async (call, user) =>
    limited(call, "download_data", user.id, async () => {
      const data = await readAccountData(accounts, call.token);
      if (isRefusal(data)) return data;
      call.reply.header("content-disposition", 'attachment; filename="farline-data.json"');
      const { posted_mc } = await balance(user.walletId);
      return { ...data, credits: creditsFromMillicredits(posted_mc) };
    }),
  );
  mount.user(routes.deleteAccount, async (call, user) =>
    limited(call, "prove_owner", user.id, () => closeAccount(accounts, call.token, call.body)),
  );
}
