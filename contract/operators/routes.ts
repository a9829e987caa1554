import * as z from "zod/mini";
import { operatorsPath } from "#contract/pages/paths.ts";
import { route } from "#contract/route.ts";
import { alarmRoutes } from "./alarms.ts";
import { callRoutes } from "./calls.ts";
import { fraudRoutes } from "./fraud.ts";
import { inboxRoutes } from "./inbox.ts";
import { listRoutes } from "./lists.ts";
import { numberRoutes } from "./numbers.ts";
import { operatorMessages } from "./operator-messages.ts";
import { moment } from "./operator-route.ts";
import { moneyRoutes } from "./payments.ts";
import { peopleRoutes } from "./people.ts";
import { roles } from "./permissions.ts";
import { productRoutes } from "./product.ts";
import { purchaseSettingsRoutes } from "./purchase-settings.ts";
import { setupRoutes } from "./setup.ts";
import { tariffRoutes } from "./tariffs.ts";
import { todayRoutes } from "./today.ts";

export const adminPath = operatorsPath;

export const operatorSelfSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  expiresAt: moment,
  /** Messages that wait for an answer, counted up to 1,000; null for a role that does not answer them. */
  openMessages: z.nullable(z.int()),
  /** Of this server. */
  creditsPerUsd: z.optional(z.int()),
});
export type OperatorSelf = z.infer<typeof operatorSelfSchema>;

/** The caller as an operator. The rights of a role are in `permissions`. */
export const operatorSelf = route("GET /api/admin/self", {
  summary: "The caller's own grant as an operator",
  failed: operatorMessages.failed,
  reply: operatorSelfSchema,
});

/** The use-cases of operators as OpenAPI, which the document that all people can read leaves out. */
export const operatorDocument = route("GET /api/admin/docs", {
  summary: "The API of operators as OpenAPI",
  failed: operatorMessages.failed,
  reply: z.record(z.string(), z.unknown()),
});

export const operatorRoutes = {
  ...todayRoutes,
  ...peopleRoutes,
  ...inboxRoutes,
  ...moneyRoutes,
  ...callRoutes,
  ...tariffRoutes,
  ...productRoutes,
  ...purchaseSettingsRoutes,
  ...setupRoutes,
  ...fraudRoutes,
  ...alarmRoutes,
  ...listRoutes,
  ...numberRoutes,
} as const;
