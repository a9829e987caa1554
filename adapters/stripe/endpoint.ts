/** The SDK's options for another origin than Stripe's, such as `http://localhost:3100`. */
export function endpoint(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const insecure = protocol === "http:";
  return {
    host: hostname,
    port: port || (insecure ? 80 : 443),
    protocol: insecure ? ("http" as const) : ("https" as const),
  };
}
