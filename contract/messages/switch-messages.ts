export const switchMessages = {
  purchases:
    "Buying credits is switched off at the moment. Your credits stay as they are. Please try again later.",
  sign_up: "New accounts cannot be made at the moment. Please try again later.",
} as const;
