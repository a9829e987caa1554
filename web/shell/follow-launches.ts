import type { DataRouter } from "react-router";

interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string }) => void): void;
}

declare global {
  /** https://wicg.github.io/web-app-launch/#launchqueue-interface, which Chromium alone has. */
  var launchQueue: LaunchQueue | undefined;
}

/**
 * Opens what the app is launched with in this page, such as the number of a `tel:` link. The manifest asks for that, as
 * a new page would end a running call.
 */
export function followLaunches(router: Pick<DataRouter, "navigate">): void {
  globalThis.launchQueue?.setConsumer(({ targetURL }) => {
    const target = URL.parse(targetURL ?? "");
    if (target?.origin !== location.origin) return;
    const path = target.pathname + target.search;
    // The first launch has opened this page.
    if (path !== location.pathname + location.search) void router.navigate(path);
  });
}
