/** The carrier's price, in USD a minute, for the numbers that begin with these prefixes. */
export interface OutboundPrice {
  prefixes: readonly string[];
  /** The words after the name of the country, such as "Mobile". */
  kind?: string;
  usd: string;
  /** Prefixes of the callers that the price is for; all callers without them. */
  origins?: readonly string[];
}

export interface PricedCountry {
  iso: string;
  country: string;
  outbound: readonly OutboundPrice[];
}

/** A part of the carrier's list, with list prices of 2025; toll-free ranges have prefixes of their own. */
export const pricedCountries: readonly PricedCountry[] = [
  {
    iso: "AU",
    country: "Australia",
    outbound: [
      { prefixes: ["61"], usd: "0.0240" },
      { prefixes: ["614"], kind: "Mobile", usd: "0.1083" },
      { prefixes: ["611800"], kind: "Toll Free", usd: "0.0252" },
    ],
  },
  {
    iso: "DE",
    country: "Germany",
    outbound: [
      { prefixes: ["49"], usd: "0.0174" },
      // Networks of the European Economic Area ask less for calls that come from it.
      {
        prefixes: ["4915", "4916", "4917"],
        kind: "Mobile",
        usd: "0.0310",
        origins: ["32", "33", "44", "49"],
      },
      { prefixes: ["4915", "4916", "4917"], kind: "Mobile", usd: "0.0496", origins: ["ALL"] },
      { prefixes: ["49800"], kind: "Toll Free", usd: "0.0220" },
    ],
  },
  {
    iso: "GB",
    country: "United Kingdom",
    outbound: [
      { prefixes: ["44"], usd: "0.0158" },
      { prefixes: ["447"], kind: "Mobile", usd: "0.0293" },
      { prefixes: ["44800", "44808"], kind: "Toll Free", usd: "0.0262" },
      { prefixes: ["449"], kind: "Premium", usd: "2.4200" },
    ],
  },
  { iso: "IN", country: "India", outbound: [{ prefixes: ["91"], usd: "0.0473" }] },
  { iso: "JM", country: "Jamaica", outbound: [{ prefixes: ["1658", "1876"], usd: "0.4100" }] },
  { iso: "KE", country: "Kenya", outbound: [{ prefixes: ["254"], usd: "0.2891" }] },
  {
    iso: "MX",
    country: "Mexico",
    outbound: [{ prefixes: ["52"], usd: "0.0146" }],
  },
  {
    iso: "US",
    country: "United States & Canada",
    outbound: [
      { prefixes: ["1"], usd: "0.0140" },
      {
        prefixes: ["1800", "1833", "1844", "1855", "1866", "1877", "1888"],
        kind: "Toll Free",
        usd: "0.0130",
      },
    ],
  },
];
