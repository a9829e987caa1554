import type { Sentence } from "#words/catalogue.ts";

/** Descriptions of public pages for search engines and link previews. Only the server writes them, so no page loads them. */
export const pageDescriptions: Readonly<Record<string, Sentence>> = {
  "/": "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.",
  "/about":
    "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.",
  "/rates":
    "What a minute costs to every country, landline and mobile. The price you see is the price you pay.",
  "/contact":
    "Questions about a call, a payment or anything else: write to Farline and a person will answer.",
  "/register":
    "Create your Farline account: one account, every country. You only pay for the credits you buy.",
  "/login": "Log in to Farline to call any phone in the world and to see your credits.",
  "/terms": "The terms of prepaid calls with Farline: credits, prices, fair use, and what it cannot do.",
  "/privacy": "What Farline knows about you and your calls, who receives it, and how to have it deleted.",
  "/refunds": "When Farline gives money back, how to ask for it, and how long it takes.",
};
