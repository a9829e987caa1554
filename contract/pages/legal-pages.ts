/** The pages whose words the operator writes: docs/operating.md. */
export const legalPages = [
  { name: "terms", path: "/terms", title: "Terms" },
  { name: "privacy", path: "/privacy", title: "Privacy" },
  { name: "refunds", path: "/refunds", title: "Refunds" },
] as const;
