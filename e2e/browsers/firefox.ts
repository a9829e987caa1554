import puppeteer from "puppeteer-core";
import type { Browser } from "./browser.ts";
import { firefox } from "./programs.ts";
import { drive } from "./puppeteer.ts";

/** A microphone that hums, sound without a press, and no traffic to other hosts: the proxy is no one. */
const preferences = {
  "media.navigator.streams.fake": true,
  "media.navigator.audio.fake_frequency": 440,
  "media.navigator.permission.disabled": true,
  "media.autoplay.default": 0,
  "media.peerconnection.ice.loopback": true,
  // No sound starts without a sound card otherwise.
  "media.cubeb.force_mock_context": true,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

/**
 * Firefox says this of scripts that were on their way when their page was left. A worker that fails is said in other words, and a
 * page without its scripts has errors of its own.
 */
const leftBehind = "A ServiceWorker intercepted the request and encountered an unexpected error.";

/** Firefox without a window, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefox,
    headless: true,
    extraPrefsFirefox: preferences,
    defaultViewport: { width: 1440, height: 900 },
  });
  const driven = await drive(await browser.newPage(), {
    ownWords: { file: " Browse… No file selected." },
    isForeign: (error) => error.endsWith(leftBehind),
  });
  return { ...driven, close: () => browser.close() };
}
