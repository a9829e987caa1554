export const defaultSandboxPort = 3100;
const mailDistance = 25;
const highestPort = 65_535;

/** Two sandboxes on one machine need one variable each: the port for mail follows the other. Port 0 means any free one. */
export function defaultMailPort(sandboxPort: number): number {
  if (sandboxPort === 0) return 0;
  return sandboxPort + mailDistance > highestPort ? sandboxPort - mailDistance : sandboxPort + mailDistance;
}
