/**
 * Formats a resume token: the version up to which a client has received a target.
 *
 * @returns bytes in base64, as in proto3 JSON
 */
export const formatResumeToken = (version: number): string => Buffer.from(String(version)).toString('base64')

/** Returns the version in a token, or undefined for a malformed token. */
export function parseResumeToken(token: string): number | undefined {
  const version = Number(Buffer.from(token, 'base64').toString())
  return Number.isSafeInteger(version) && version > 0 ? version : undefined
}
