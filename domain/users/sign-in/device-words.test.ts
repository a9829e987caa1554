import { expect, test } from "vitest";
import "#words/all.ts";
import { inLanguage } from "#words/translate.ts";
import { deviceWords, keptDeviceWords } from "./device-words.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, "Edge on Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0 Safari/537.36 OPR/120`, "Opera on Linux"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, "Safari on Mac"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/26 Mobile Safari/604.1`,
    "Safari on iPhone",
  ],
  [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/141.0 Mobile Safari/604.1`, "Chrome on iPad"],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28 Chrome/130 Safari`,
    "Samsung Internet on Android",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${webkit} Chrome/141.0 Safari/537.36`, "Chrome on ChromeOS"],
  // Forms by the lists of ua-parser-js 2 and BrowserDetection 2.8.
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5`,
    "DuckDuckGo on iPhone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/92.0 Mobile DuckDuckGo/5 Safari/537.36`,
    "DuckDuckGo on Android",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) GSA/390.0 Mobile/15E148 Safari/604.1`,
    "Google app on iPhone",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/18.7 Mobile/15E148 Safari/604.1 OPT/6`,
    "Opera on iPhone",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 YaBrowser/25.10 Safari/537.36`,
    "Yandex Browser on Windows",
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 13; en-us) ${webkit} Version/4.0 Chrome/115.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10`,
    "Mi Browser on Android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS) ${webkit} Chrome/114.0 HuaweiBrowser/16.0 Mobile Safari/537.36`,
    "Huawei Browser on HarmonyOS",
  ],
  [
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/132.0 Safari/537.36 ArkWeb/5.0 Mobile`,
    "Chrome on HarmonyOS",
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 13) ${webkit} Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`,
    "UC Browser on Android",
  ],
  ["curl/8.5.0", "Unknown browser"],
  ["<script>", "Unknown browser"],
  [null, "Unknown browser"],
])("%j is called %s", (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
  expect(keptDeviceWords(words)).toBe(words);
});

test.each([
  ["Samsung Internet on Android", "Samsung Internet auf Android"],
  ["Unknown browser on Windows", "Unbekannter Browser auf Windows"],
  ["Unknown browser", "Unbekannter Browser"],
])("the kept device %s is %s in German", (stored, shown) => {
  expect(inLanguage("de", () => keptDeviceWords(stored))).toBe(shown);
});
