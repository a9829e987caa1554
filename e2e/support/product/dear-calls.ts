/**
 * A product with few and dear destinations, so that credits run out within seconds and limits are met: `test.use(dearCalls)`.
 * The specs that use it share it.
 */
export const dearCalls = {
  variables: { CALLS_PER_HOUR: "3", NEW_WALLET_TOP_RATE: "1000" },
  prices: {
    rows: [
      "1,North America,1,60,60,0,no",
      "32,Belgium,600,60,60,0,no",
      "33,France,600,1,1,0,no",
      "34,Spain,200,1,1,0,no",
      "351,Portugal,100,1,1,0,no",
      "352,Luxembourg,60,1,1,0,no",
      "353,Ireland,0.1,600,600,0,no",
      "39,Italy,2000,60,60,0,no",
      "44,United Kingdom,30,1,1,0,no",
      "49,Germany,1,60,60,0,yes",
    ],
    number: "+33140000000",
    creditsPerMinute: 600,
  },
};

/** 30 credits a minute, by the second. */
export const london = "+442079460000";
/** 1 credit for ten minutes, which no call of a test is longer than. */
export const dublin = "+35312222222";
/** 100 credits do not pay the first minute. */
export const brussels = "+3222180000";
/** 100 credits last 10 seconds. */
export const paris = "+33140000000";
/** 200 credits last a minute, the shortest hold of a call that a top-up prolongs. */
export const madrid = "+34910000000";
/** 100 credits last a minute. */
export const lisbon = "+351210000000";
/** 100 credits last 100 seconds, so that the warning of the last minute comes while people talk. */
export const luxembourg = "+35227123456";
