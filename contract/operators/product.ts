import * as z from "zod/mini";
import { filled, optionalText } from "#contract/fields.ts";
import { creditsSchema } from "#contract/money/money-schemas.ts";
import { rechargeDeclines, rechargeEnds, rechargePauses } from "#contract/money/recharge.ts";
import {
  brandPictures,
  colourPattern,
  lines,
  longestBrandName,
  longestImprint,
  longestLinks,
  longestPicture_bytes,
  longestShortName,
  mostLinks,
  oneLine,
  readLinks,
} from "#contract/pages/brand.ts";
import { languages } from "#contract/pages/languages.ts";
import { longestEmail_bytes, readEmailAddress } from "#contract/users/email-address.ts";
import { operatorMessages } from "./operator-messages.ts";
import {
  actRefusalSchema,
  emailSchema,
  moment,
  noInput,
  operatorRoute,
  reasonSchema,
} from "./operator-route.ts";
import { roles } from "./permissions.ts";

const callingSchema = z.object({
  /** True when the variable CALLING of the server that answers refuses every call, also when it is switched on here. */
  offByVariable: z.boolean(),
  /** Reason why operators or the watch over the spend let no call be opened; null while they do. */
  stop: z.nullable(z.object({ since: moment, reason: z.enum(["operator", "spend"]) })),
  /** Cost of the calls of all wallets, as the watch over them saw it last. */
  spend: z.object({ hour: creditsSchema, day: creditsSchema, checkedAt: moment }),
  /** Above either, calling stops by itself. */
  limits: z.object({ hour: creditsSchema, day: creditsSchema }),
});
/** `offSince` is null while it is on. */
const switchSchema = z.object({ offSince: z.nullable(moment) });
export const switchesSchema = z.object({
  calling: callingSchema,
  purchases: switchSchema,
  sign_up: switchSchema,
});
export type Switches = z.infer<typeof switchesSchema>;

/** The texts of the seller on receipts; an empty one is left out there. */
export const sellerTexts = {
  name: filled(operatorMessages.sellerNameMissing),
  /** In lines. */
  address: optionalText(300),
  taxNumber: optionalText(40),
  /** The tax that each price includes, such as "VAT"; empty for none. */
  taxName: optionalText(30),
};
/** A percentage as typed; empty for none. */
export const taxPercentText = z
  .string()
  .check(
    z.regex(
      /^(?:|(?!0+(?:[.,]0+)?$)(?:100|\d{1,2}(?:[.,]\d{1,4})?))$/,
      "A rate is a number above 0, such as 19 or 8.875.",
    ),
  );
const sellerSchema = z.object({
  ...sellerTexts,
  taxPercent: z.nullable(z.number()),
  /** False while the name of the variables counts. */
  isSet: z.boolean(),
});
export type SellerSettings = z.infer<typeof sellerSchema>;

const colour = z.string().check(z.regex(colourPattern, operatorMessages.noColour));

/** The product's names, and what users read of its operator, as an owner sets them. An empty short name is the name itself. */
export const brandTexts = {
  name: filled(operatorMessages.brandNameMissing, longestBrandName).check(
    z.regex(oneLine, operatorMessages.controlCharacter),
  ),
  shortName: optionalText(longestShortName).check(z.regex(oneLine, operatorMessages.controlCharacter)),
  /** In lines. */
  imprint: optionalText(longestImprint).check(z.regex(lines, operatorMessages.controlCharacter)),
  supportAddress: optionalText(longestEmail_bytes).check(
    z.refine(
      (typed) => typed.trim() === "" || readEmailAddress(typed) !== undefined,
      operatorMessages.noAddress,
    ),
  ),
  /** A label and an https address in each line. */
  links: optionalText(longestLinks).check(
    z.regex(lines, operatorMessages.controlCharacter),
    z.refine((typed) => readLinks(typed).length <= mostLinks, operatorMessages.tooManyLinks),
    z.refine((typed) => !readLinks(typed).includes(undefined), operatorMessages.linkRefused),
  ),
  accent: colour,
  accentDark: colour,
  stage: colour,
  stageDark: colour,
};
/** `isSet` is false for the picture of a variable. */
const shownPicture = z.nullable(z.object({ path: z.string(), isSet: z.boolean() }));
/** `isSet` is false while the variables of the server that answers count. */
const brandSchema = z.object({
  name: z.string(),
  shortName: z.string(),
  imprint: z.string(),
  supportAddress: z.string(),
  links: z.string(),
  accent: z.string(),
  accentDark: z.string(),
  stage: z.string(),
  stageDark: z.string(),
  isSet: z.boolean(),
  logo: shownPicture,
  icon: shownPicture,
});
export type BrandSettings = z.infer<typeof brandSchema>;

/** The use-case refuses a code that is no language of the product by its own sentence. */
const languageCode = z.string().check(z.maxLength(10));
const mostLanguages = 50;
/** `isSet` is false while the variables of the server that answers count. */
const languagesSchema = z.object({
  languages: z.array(z.enum(languages)),
  defaultLanguage: z.enum(languages),
  isSet: z.boolean(),
});
export type LanguageSettings = z.infer<typeof languagesSchema>;

const turn = z.object({ on: z.boolean(), reason: reasonSchema });

export const recordedActionSchema = z.object({
  id: z.int(),
  actedAt: moment,
  /** `system:` and a user of the operating system, or `user:` and the id of an operator. */
  actor: z.string(),
  actorEmail: z.nullable(z.string()),
  role: z.enum([...roles, "system"]),
  useCase: z.string(),
  reason: z.nullable(z.string()),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectEmail: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type RecordedAction = z.infer<typeof recordedActionSchema>;

export const revenueRowSchema = z.object({
  /** YYYY-MM-DD, UTC. */
  day: z.string(),
  destination: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  calls: z.int(),
  answered_s: z.int(),
  charged: creditsSchema,
  /** At the carriers' list prices; null for a country without a known cost. */
  cost: z.nullable(creditsSchema),
  margin: z.nullable(creditsSchema),
});
export type RevenueRow = z.infer<typeof revenueRowSchema>;

const soldSchema = z.object({ purchases: z.int(), credits: creditsSchema });
export const rechargeFiguresSchema = z.object({
  /** All purchases, also those of automatic recharge. */
  sales: soldSchema,
  /** Credits that refunds took, less those that a failed refund gave back. */
  back: creditsSchema,
  /** Credits that banks took back, less those that came again. */
  disputed: creditsSchema,
  recharges: soldSchema,
  /** Pauses and ends of rules by their reason, the most frequent first. */
  stops: z.array(
    z.object({
      kind: z.enum(["paused", "ended"]),
      because: z.nullable(z.enum([...rechargePauses, ...rechargeEnds])),
      decline: z.nullable(z.enum(rechargeDeclines)),
      times: z.int(),
    }),
  ),
});
export type RechargeFigures = z.infer<typeof rechargeFiguresSchema>;

/** A larger picture is refused by its own sentence up to this length, and by the length of the body beyond it. */
const longestBase64 = 2 * longestPicture_bytes;

export const productRoutes = {
  read_switches: operatorRoute("read_switches", {
    summary: "What is switched off, and what calls cost lately",
    body: noInput,
    reply: switchesSchema,
  }),
  switch_calling: operatorRoute("switch_calling", {
    summary: "Refuse every new call, or allow calls again; open calls continue",
    body: turn,
    reply: callingSchema,
  }),
  reset_spend: operatorRoute("reset_spend", {
    summary: "Allow calls again after they cost too much",
    body: z.object({ reason: reasonSchema }),
    reply: callingSchema,
  }),
  switch_purchases: operatorRoute("switch_purchases", {
    summary: "Refuse new purchases, or allow them again; what was begun goes on",
    body: turn,
    reply: switchSchema,
  }),
  switch_sign_up: operatorRoute("switch_sign_up", {
    summary: "Refuse new sign-ups, or allow them again; what was begun goes on",
    body: turn,
    reply: switchSchema,
  }),
  read_brand: operatorRoute("read_brand", {
    summary: "The product's names, and who runs it",
    body: noInput,
    reply: brandSchema,
  }),
  change_brand: operatorRoute("change_brand", {
    summary: "Change the product's names, and who runs it, on pages, in mails and for the installed app",
    body: z.object({ ...brandTexts, reason: reasonSchema }),
    reply: brandSchema,
  }),
  change_brand_picture: operatorRoute("change_brand_picture", {
    summary: "Change the logo or the icon, or go back to the one of the variables",
    body: z.object({
      picture: z.enum(brandPictures),
      /** The SVG or PNG in base64; empty to remove the one that is set. */
      file: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      reason: reasonSchema,
    }),
    reply: brandSchema,
    longestBody_bytes: longestBase64 + 10_000,
  }),
  read_languages: operatorRoute("read_languages", {
    summary: "The languages that pages and mails offer, and the default",
    body: noInput,
    reply: languagesSchema,
  }),
  change_languages: operatorRoute("change_languages", {
    summary: "Change the languages that pages and mails offer; users of one that is left out keep it",
    body: z.object({
      languages: z.array(languageCode).check(z.maxLength(mostLanguages)),
      defaultLanguage: languageCode,
      reason: reasonSchema,
    }),
    reply: languagesSchema,
  }),
  read_seller: operatorRoute("read_seller", {
    summary: "The seller and the tax on receipts of purchases from now on",
    body: noInput,
    reply: sellerSchema,
  }),
  change_seller: operatorRoute("change_seller", {
    summary: "Change the seller and the tax on receipts of purchases from now on",
    body: z.object({
      ...sellerTexts,
      taxPercent: z.nullable(z.number().check(z.positive(), z.lte(100), z.multipleOf(0.0001))),
      reason: reasonSchema,
    }),
    reply: sellerSchema,
  }),
  confirm_role: operatorRoute("confirm_role", {
    summary: "Lift the suspension of an operator's grant",
    body: z.object({ email: emailSchema, reason: reasonSchema }),
    reply: z.object({ email: z.string(), role: z.enum(roles) }),
  }),
  list_operators: operatorRoute("list_operators", {
    summary: "The grants in force, the first to expire first",
    body: noInput,
    reply: z.array(
      z.object({
        email: z.string(),
        role: z.enum(roles),
        grantedBy: z.string(),
        grantedAt: moment,
        expiresAt: moment,
        suspendedAt: z.nullable(moment),
        actRefusal: actRefusalSchema,
      }),
    ),
  }),
  read_record: operatorRoute("read_record", {
    summary: "What operators did, newest first: all, or by and about one user",
    body: z.object({
      email: z.optional(emailSchema),
      since: z.optional(moment),
      useCase: z.optional(z.string().check(z.maxLength(50))),
      /** Without what only read. */
      changesOnly: z.optional(z.boolean()),
      /** Actions older than the one with this id. */
      before: z.optional(z.int()),
      limit: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
    }),
    reply: z.array(recordedActionSchema),
  }),
  read_revenue: operatorRoute("read_revenue", {
    summary: "What calls were charged, cost and left, by day (UTC) and destination",
    body: z.object({ since: moment, until: moment }),
    reply: z.array(revenueRowSchema),
  }),
  read_recharges: operatorRoute("read_recharges", {
    summary: "Sales, refunds and disputes, what automatic recharge sold of them, and why it paused and ended",
    body: z.object({ since: moment, until: moment }),
    reply: rechargeFiguresSchema,
  }),
  audit_ledger: operatorRoute("audit_ledger", {
    summary: "Audit the whole ledger now",
    body: noInput,
    reply: z.object({
      auditedAt: moment,
      findings: z.array(
        z.object({
          walletId: z.uuid(),
          invariant: z.enum(["posted", "held", "chain"]),
          expected: creditsSchema,
          actual: creditsSchema,
        }),
      ),
    }),
  }),
} as const;
