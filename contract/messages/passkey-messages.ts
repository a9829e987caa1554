export const passkeyMessages = {
  added: "Your passkey has been added.",
  renamed: "The name has been saved.",
  removed: "Your passkey has been removed. You can delete it from your device as well.",
  nameMissing: "Please enter a name",
  listFailed: "Your passkeys could not be loaded. Please reload the page.",
  failed: "The passkey could not be used. Please try again.",
  askCode: "Please enter the code from your authenticator app.",
  askPasskey: "Please use your passkey, or enter one of your recovery codes.",
  askRecoveryCode: "Please enter one of your recovery codes.",
  askEither: "Please enter the code from your authenticator app, or use your passkey.",
  errors: {
    unsupported: "This browser cannot use passkeys. Please log in another way, or use another browser.",
    notAllowed: "Nothing was confirmed in time, or the request was cancelled. Please try again.",
    alreadyThere: "This device already has a passkey for your account.",
    notSuitable:
      "This device cannot protect a passkey with a PIN, a fingerprint or your face. Please use another device.",
    wrongAddress: "Passkeys do not work at this address. Please open Farline at its usual address.",
  },
} as const;
