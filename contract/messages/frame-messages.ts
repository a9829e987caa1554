/** The sentences of the frame around every page, apart from the others: every page loads them. */
export const frameMessages = {
  errorPage: { title: "Unexpected Application Error!" },
  sandboxBanner: "Sandbox: no real calls, no real money",
} as const;
