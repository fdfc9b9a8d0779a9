import { normalizeTimestamp } from './normalizeTimestamp.ts'

/**
 * Parses a timestamp.
 *
 * @param text RFC 3339
 * @returns microseconds since 1970
 * @throws RpcError INVALID_ARGUMENT when malformed
 */
export function parseTimestamp(text: string): number {
  const normal = normalizeTimestamp(text)
  return Date.parse(`${normal.slice(0, 19)}Z`) * 1000 + Number(normal.slice(20, 26))
}
