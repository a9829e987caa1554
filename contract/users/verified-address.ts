/** The cookie that brings the address of an opened link to the login page. */
export const verifiedAddressCookie = "verified_address";
