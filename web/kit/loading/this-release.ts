/** Asks if the server runs the release of this page. One that is out of reach has no other release. */
export async function isOfThisRelease(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  // The page of users without a session: the same for everyone.
  const page = await fetch("/dashboard", { cache: "no-store", credentials: "omit" }).catch(() => undefined);
  return page === undefined || (await page.text()).includes(own ?? "");
}
