/**
 * A resume token names the version up to which its holder knows a target.
 *
 * @returns bytes in base64, as proto3 JSON carries them
 */
export const formatResumeToken = (version: number): string => Buffer.from(String(version)).toString('base64')

/** The version in a token, or nothing when it is not one of ours. */
export function parseResumeToken(token: string): number | undefined {
  const version = Number(Buffer.from(token, 'base64').toString())
  return Number.isSafeInteger(version) && version > 0 ? version : undefined
}
