import type { Page } from "@playwright/test";

/** A device with a fingerprint reader inside the test's browser, by Chromium's protocol for testing WebAuthn. */
export async function virtualAuthenticator(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Sets whether the person touches the device when a page asks for it, and suggestions of a field are chosen at once. */
    async touched(enabled: boolean): Promise<void> {
      await protocol.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
    /** Sets whether the fingerprint is the right one. */
    async verified(isUserVerified: boolean): Promise<void> {
      await protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    async held(): Promise<number> {
      const { credentials } = await protocol.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
    async forget(): Promise<void> {
      await protocol.send("WebAuthn.clearCredentials", { authenticatorId });
    },
  };
}
