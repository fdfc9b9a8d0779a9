/** Names and addresses that always resolve to this machine. */
const LOOPBACK = /^((?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether the Host header names this machine. Another site can resolve its own name to loopback (DNS rebinding). The
 * browser then treats its pages and our responses as one origin.
 * @param host the Host header
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK.test(host)
}
