export type PlayerFailure = 'private' | 'password' | 'missing' | 'blocked' | 'other'

const BY_NAME: ReadonlyMap<string, PlayerFailure> = new Map<string, PlayerFailure>([
  ['PrivacyError', 'private'],
  ['PasswordError', 'password'],
  ['NotFoundError', 'missing'],
])

/** Rejections of play() that are no failure: the browser requires a press, or the member paused at once. */
const HARMLESS: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError', 'PlayInterrupted'])

/**
 * Classifies an error of the player.
 * @returns null for an error that does not prevent playback
 */
export function playerFailureOf(error: unknown): PlayerFailure | null {
  const name = error instanceof Error ? error.name : ''
  return HARMLESS.has(name) ? null : (BY_NAME.get(name) ?? 'other')
}

/** Messages for the member. */
export const PLAYER_FAILURE_TEXTS: Readonly<Record<PlayerFailure, string>> = {
  private: 'This recording is private, so it cannot be shown here. It may be released later.',
  password: 'This recording is protected by a password. Enter it in the player, if you have been given one.',
  missing: 'This recording no longer exists at Vimeo.',
  blocked:
    'The player could not be loaded. A content blocker or your network may be blocking Vimeo. Allow player.vimeo.com, then try again.',
  other: 'The recording cannot be played at the moment. Please try again.',
}
