/** Names and addresses that lead to this machine whatever a name server says. */
const LOOPBACK = /^((?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether a request was meant for this machine by its name. Another site can have its own name resolve to loopback
 * (DNS rebinding): to the browser its pages and our answers are then of one origin.
 * @param host the Host header
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK.test(host)
}
