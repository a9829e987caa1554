/** The sentences about texts and `tel:` links that are given to the dialler. */
export const dialLinkMessages = {
  noNumber: "This link does not contain a phone number.",
  noNumberInText: "This text does not contain a phone number.",
} as const;
