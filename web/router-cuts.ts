/** What is taken out of a file, and what stands in its place. A block goes on to the end of its statement. */
export interface Cut {
  text: string;
  by: string;
  isBlock: boolean;
}

const cut = (text: string, by = ""): Cut => ({ text, by, isBlock: false });
const block = (text: string): Cut => ({ text, by: "", isBlock: true });
const never = (condition: string): Cut => cut(condition, "false");
const without = (list: readonly string[]): Cut[] => list.map((text) => cut(text));

const routesFoundLater = [
  never("init.patchRoutesOnNavigation"),
  never("future.unstable_customRouteDiscovery"),
  never("future.unstable_routePatternMatching"),
  ...without([
    "if (pendingDiscoveryCancellation) await pendingDiscoveryCancellation;",
    "if (pendingDiscoveryCancellation) return pendingDiscoveryCancellation.then(revalidate);",
    "fogOfWar.active = false;",
    "let fogOfWar = checkFogOfWar(matches, location.pathname);",
    "let fogOfWar = checkFogOfWar(null, init.history.location.pathname);",
  ]),
  never("checkFogOfWar(initialMatches, init.history.location.pathname).active"),
  never("fogOfWar.active && fogOfWar.matches"),
  never("fogOfWar.active"),
  cut("if (isFogOfWar)", "if (false)"),
  cut("if (!isFogOfWar)", "if (true)"),
];

const instrumentation = [
  never("init.instrumentations"),
  cut("let instrumentationNavigateMetaReceiver = consumeInstrumentationClientResultMetaReceiver(router);"),
  cut(",\n\t\t\tinstrumentationNavigateMetaReceiver\n", "\n"),
  never("opts?.instrumentationNavigateMetaReceiver"),
];

const blockers = [
  cut("if (blockerKey)", "if (false)"),
  never("blockerKey && delta != null"),
  block("let blockerKey = shouldBlockNavigation({"),
  cut("if (unblockBlockerHistoryUpdate) {", "if (false) {"),
  never("blockers.size > 0 && !isUninterruptedRevalidation"),
  ...without(["state.blockers.forEach((_, key) => deleteBlocker(key));", "getBlocker,", "\tdeleteBlocker,"]),
];

const submittedForms = [
  cut("if (!opts || !isSubmissionNavigation(opts)) return { path };", "return { path };"),
  never("opts && opts.submission && isMutationMethod(opts.submission.formMethod)"),
  never("submission && isMutationMethod(submission.formMethod)"),
  cut("} else if (submission != null && isMutationMethod(submission.formMethod) &&", "} else if (false &&"),
  never(
    "redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)",
  ),
  never("!submission && !fetcherSubmission && formMethod && formAction && formEncType"),
  cut(" || getSubmissionFromNavigation(loadingNavigation)"),
  never("isMutationMethod(request.method)"),
  never(
    "state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && location.state?._isRedirect !== true",
  ),
  never(
    'state.actionData != null && state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && state.navigation.state === "loading" && location.state?._isRedirect !== true',
  ),
];

const fetchers = [
  ...without([
    "\tfetch,",
    "getFetcher,",
    "resetFetcher,",
    "deleteFetcher: queueFetcherForDeletion,",
    "_internalFetchControllers: fetchControllers,",
    "state.fetchers.forEach((_, key) => deleteFetcher(state.fetchers, key));",
    "unmountedFetchers.forEach((key) => deleteFetcher(state.fetchers, key));",
    "mountedFetchers.forEach((key) => state.fetchers.delete(key));",
    " && revalidatingFetchers.length === 0",
    " || revalidatingFetchers.length > 0",
    "if (revalidatingFetchers.length > 0) updates.fetchers = getUpdatedRevalidatingFetchers(revalidatingFetchers);",
    'if (pendingNavigationController) pendingNavigationController.signal.addEventListener("abort", abortPendingFetchRevalidations);',
    'if (pendingNavigationController) pendingNavigationController.signal.removeEventListener("abort", abortPendingFetchRevalidations);',
  ]),
  never("markFetchRedirectsDone(workingFetchers)"),
  never("abortStaleFetchLoads(pendingNavigationLoadId, workingFetchers)"),
  cut("redirect = findRedirect(fetcherResults);\n\t\tif (redirect)", "if (false)"),
  cut("isRevalidationRequired = fetchReloadIds.size > 0;", "isRevalidationRequired = false;"),
  cut("(await fetcherResultsPromise).reduce((acc, r) => Object.assign(acc, r), {})", "{}"),
  ...[
    "state.fetchers.forEach((fetcher, key) => {",
    "fetchersQueuedForDeletion.forEach((key) => {",
    "revalidatingFetchers.forEach((rf) => {",
    "let abortPendingFetchRevalidations = () => revalidatingFetchers.forEach((rf) => {",
    "let fetcherResultsPromise = Promise.all(fetchersToLoad.map(async (f) => {",
    "fetchLoadMatches.forEach((loadMatch, key) => {",
    "fetchLoadMatches.forEach((f, key) => {",
    "revalidatingFetchers.filter((f) => !f.matches || f.matches.some((m) => m.shouldLoad)).forEach((rf) => {",
  ].map(block),
];

const viewTransitions = [
  cut("if (isBrowser) {\n\t\t\trestoreAppliedTransitions", "if (false) {\n\t\t\trestoreAppliedTransitions"),
  never('pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location'),
  cut("else if (pendingViewTransitionEnabled)", "else if (false)"),
];

const middlewareAndParts = [
  cut("if (!args.matches.some((m) => m.route.middleware)) return", "return"),
  block("let lazyMiddlewarePromise = loadLazyRouteProperty({"),
  cut("middleware: lazyMiddlewarePromise,"),
  block("let runClientMiddleware = isStaticHandler ? () => {"),
  cut("fetcherKey,\n\t\trunClientMiddleware\n", "fetcherKey\n"),
  // Our lazy routes are functions.
  cut('if (typeof route.lazy === "function") {', "{"),
];

const stateFromTheServer = [cut("init.hydrationData", "undefined")];

const otherMembers = without(["patchRoutes,", "_internalSetRoutes,"]);

/**
 * What the page does not use of React Router, by the end of a file's name: each cut is made everywhere in the file. The
 * minifier then drops what only these parts need, 10 kB of gzip.
 */
export const routerCuts: Readonly<Record<string, readonly Cut[]>> = {
  "/router/router.js": [
    ...routesFoundLater,
    ...instrumentation,
    ...blockers,
    ...submittedForms,
    ...fetchers,
    ...viewTransitions,
    ...middlewareAndParts,
    ...stateFromTheServer,
    ...otherMembers,
    never("opts?.mask"),
  ],
  "/lib/hooks.js": [
    // Server components.
    cut("static contextType = RSCRouterContext;"),
    cut("if (this.context", "if (false"),
    // Routers without data.
    cut(
      "React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()",
      "useNavigateStable()",
    ),
    cut("else matches = matchRoutes(routes, { pathname: remainingPathname });"),
    cut("if (locationArg", "if (false"),
    // Our own page for errors is at the root.
    cut(" || defaultErrorElement"),
  ],
  "/lib/components.js": [
    // View transitions.
    cut("if (!viewTransitionOpts || !isViewTransitionAvailable) {", "{"),
    block("React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning"),
    block("React$1.useEffect(() => {\n\t\tif (renderDfd && pendingState && router.window"),
    block("React$1.useEffect(() => {\n\t\tif (renderDfd && pendingState && state"),
    block("React$1.useEffect(() => {\n\t\tif (!vtContext.isTransitioning"),
    // Fetchers.
    block("newState.fetchers.forEach((fetcher, key) => {"),
    cut("deletedFetchers.forEach((key) => fetcherData.current.delete(key));"),
    // The framework's own discovery of routes.
    cut("let discoveryRuntime = React$1.useContext(FrameworkContext)?.routeDiscoveryRuntime;"),
    block("React$1.useEffect(() => {\n\t\tif (state.initialized) discoveryRuntime"),
  ],
  "/dom/lib.js": [
    cut("opts?.hydrationData || parseHydrationData()", "undefined"),
    cut('if (isBrowser) window.__reactRouterVersion = "8";'),
    // The framework's inline script.
    cut("if (!remixContext || remixContext.isSpaMode) return null;", "return null;"),
  ],
  "/router/history.js": [cut("function warning(", "/* @__NO_SIDE_EFFECTS__ */ function warning(")],
  "/server-runtime/warnings.js": [cut("function warnOnce(", "/* @__NO_SIDE_EFFECTS__ */ function warnOnce(")],
};
