import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { languages } from "./languages.ts";
import { legalPages } from "./paths.ts";

/** The texts that the landing page shows by their headings. */
export const landingTexts = ["promises", "questions"] as const;

export const textNameSchema = z.enum([...legalPages.map(({ name }) => name), ...landingTexts]);
export type TextName = z.infer<typeof textNameSchema>;

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

export const operatorTextSchema = z.object({
  name: textNameSchema,
  language: z.enum(languages),
  title: z.string(),
  blocks: z.array(blockSchema),
});
export type OperatorText = z.infer<typeof operatorTextSchema>;

export const operatorTextRoutes = {
  text: route("GET /api/texts/:name", {
    summary: "The terms, the policies, or what the landing page promises and answers",
    access: "visitor",
    params: z.object({ name: textNameSchema }),
    reply: operatorTextSchema,
  }),
} as const;
