import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { languages } from "./languages.ts";
import { legalPages } from "./paths.ts";

export const legalNameSchema = z.enum(legalPages.map(({ name }) => name));
export type LegalName = z.infer<typeof legalNameSchema>;

const spanSchema = z.object({
  text: z.string(),
  strong: z.optional(z.boolean()),
  /** An address of this site, or another's. */
  href: z.optional(z.string()),
});
export type TextSpan = z.infer<typeof spanSchema>;

const blockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: z.string() }),
  z.object({ kind: z.literal("paragraph"), spans: z.array(spanSchema) }),
  z.object({ kind: z.literal("list"), items: z.array(z.array(spanSchema)) }),
]);
export type TextBlock = z.infer<typeof blockSchema>;

export const legalTextSchema = z.object({
  name: legalNameSchema,
  language: z.enum(languages),
  title: z.string(),
  blocks: z.array(blockSchema),
});
export type LegalText = z.infer<typeof legalTextSchema>;

export const legalTextRoutes = {
  text: route({
    method: "GET",
    path: "/api/texts/:name",
    summary: "The terms, the privacy policy or the refund policy",
    access: "visitor",
    params: z.object({ name: legalNameSchema }),
    reply: legalTextSchema,
  }),
} as const;
