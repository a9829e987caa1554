export const settingsMessages = {
  loadFailed: "Your settings could not be loaded. Please reload the page.",
  proofMissing: "Please enter your current password",
  downloadFailed: "Your data could not be fetched. Please try again.",
  forfeitMissing: "Please confirm that you give up your credits",
  countriesSaved: "Your countries have been saved.",
  countryMissing: "Please choose at least one country",
  billingSaved: "Your billing details have been saved.",
  nameChanged: "Your name has been saved.",
  nameMissing: "Please enter both names",
  passwordMissing: "Please enter all fields",
  emailMissing: "Please enter the new email address",
  passwordChanged: "Your password has been changed. Other devices were logged out.",
  passwordSet: "You can now log in with your password as well. Other devices were logged out.",
  emailRefusesMail:
    "Our last mail to this address was rejected because the address does not seem to exist. Please check it or change it here: without it you cannot reset your password.",
  emailAsked: "Please open the link we sent to the new address. Nothing changes until then.",
  emailKept: "Your address has not changed.",
  emailChanged: "Your email address has been changed.",
  signInUndone:
    "Every device was logged out, and the old password no longer works. We have mailed you a link to choose a new one.",
  historyFailed: "Your security history could not be loaded. Please try again.",
  historyEmpty: "Nothing has happened in the last 90 days.",
  sessionEnded: "That device was logged out.",
  otherSessionsEnded: "All other devices were logged out.",
} as const;

export const twoStepMessages = {
  codeMissing: "Please enter the code",
  failed: "The code could not be checked. Please try again.",
  on: "Two-step sign-in is on.",
  keepCodes:
    "Keep these recovery codes in a safe place. Each works once in place of your second step, and they will not be shown again.",
  copied: "Recovery codes copied",
  copyFailed: "The codes could not be copied. Please download them.",
  off: "Two-step sign-in is off.",
  proved: "Confirmed.",
  operatorsFactor:
    "You are an operator. Please log in again with your passkey or code, and try within ten minutes.",
} as const;

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
    wrongAddress: "Passkeys do not work at this address. Please open the page at its usual address.",
  },
} as const;

export const deviceMessages = {
  keep: "Keep contacts and recent calls on this device",
  keepDetails:
    "You can see them here while you are offline. They are erased when you log out. Leave this off on a shared device.",
  onePress: "Call favourites and recent numbers with one press",
  onePressDetails: "You have three seconds to cancel. When this is off, a press only fills in the number.",
  install: "Install {brand}",
  installOnIos: "To install {brand}, press Share in your browser and then “Add to Home Screen”.",
  notices: "Notify me before a call ends",
  noticesOn:
    "Notifications are on. When a call is about to end while this page is hidden, you get a notification without a name or a number.",
  noticesOff: "Notifications are off. You can switch them on in your browser's settings for this site.",
} as const;
