/**
 * Asks Twilio to send a callback again after any failure, up to three times. Without it Twilio tries again once, and only
 * when it got no connection. A request may take 4 s: all of them together get 15 s, so a silent node leaves time for
 * another. Twilio neither sends nor signs the fragment.
 * https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides
 */
export const connectionOverrides = "#rc=3&rp=all&rt=4000";
