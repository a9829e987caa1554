/** The sentences about texts and `tel:` links that are given to the dialler. */
export const dialLinkMessages = {
  noNumber: "This link holds no phone number.",
  noNumberInText: "This text holds no phone number.",
} as const;
