export const dialLinkMessages = {
  noNumber: "This link does not contain a phone number.",
  noNumberInText: "This text does not contain a phone number.",
} as const;
