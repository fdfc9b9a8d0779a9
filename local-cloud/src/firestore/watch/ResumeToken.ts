/**
 * Formats a resume token: the version up to which a client has received a target.
 *
 * @returns bytes in base64, as in proto3 JSON
 */
export const formatResumeToken = (version: number): string => Buffer.from(String(version)).toString('base64')

/** Parses the version of a token, or returns undefined for an unknown token. */
export function parseResumeToken(token: string): number | undefined {
  const version = Number(Buffer.from(token, 'base64').toString())
  return Number.isSafeInteger(version) && version > 0 ? version : undefined
}
