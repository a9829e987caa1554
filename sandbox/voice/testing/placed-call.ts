import type { Codec } from "#sandbox/voice/media/codec.ts";
import { type CallerMedia, callerMedia } from "./caller-media.ts";
import { accessToken, type RawBrowser, rawBrowser } from "./raw-browser.ts";

export interface PlacedCall {
  browser: RawBrowser;
  media: CallerMedia;
  close(): Promise<void>;
}

/** The browser's temporary name for a call before it knows the sid. */
export const temporarySid = "TJSaaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";

/** Connects, sends its token and invites. */
export async function placeCall(
  url: string,
  number: string,
  extra = "",
  token = accessToken(),
  codecs?: readonly Codec[],
): Promise<PlacedCall> {
  const [browser, media] = await Promise.all([rawBrowser(url), callerMedia(codecs)]);
  browser.send("listen", { token, browserinfo: {} });
  await browser.next("connected");
  browser.send("invite", {
    callsid: temporarySid,
    sdp: media.offerSdp,
    twilio: { params: `To=${encodeURIComponent(number)}${extra}` },
  });
  return {
    browser,
    media,
    async close() {
      browser.close();
      await media.close();
    },
  };
}
