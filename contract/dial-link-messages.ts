/** The sentences about `tel:` links that the app opens. */
export const dialLinkMessages = {
  noNumber: "This link holds no phone number.",
} as const;
