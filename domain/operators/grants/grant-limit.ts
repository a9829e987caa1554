/** 1,000 credits, or 100 USD, given by one operator within a day. */
export const defaultGrantLimit_mc = 1_000_000;
