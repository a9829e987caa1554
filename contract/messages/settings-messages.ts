export const settingsMessages = {
  loadFailed: "Your settings could not be loaded. Please reload the page.",
  failed: "Your change could not be saved. Please try again.",
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
