/** A simulated video. */
export interface Video {
  readonly id: string
  readonly title: string
  /** In seconds. */
  readonly duration: number
  /** Plays once this is entered; '' for none. */
  readonly password: string
}

/** Why a video cannot be shown, as Vimeo's player names it. */
export interface VideoProblem {
  readonly name: 'PrivacyError' | 'NotFoundError'
  readonly message: string
}

const UNLISTED = { id: '824804226', hash: '4fe1c2d3a4' } as const
const PRIVATE = '900000001'
const PROTECTED = { id: '900000002', password: 'studio' } as const
const DELETED = '900000003'
/** Its page never arrives, as behind a content blocker. */
const BLOCKED = '900000004'
const SHORT = { id: '76979875', seconds: 5 } as const
const DURATION_SECONDS = 600

const NOT_FOUND: VideoProblem = { name: 'NotFoundError', message: 'Sorry, we couldn’t find that page.' }

/**
 * The video of an id. Each id has one, apart from those that local-cloud/README.md lists.
 *
 * @param hash `h` of the address
 */
export function findVideo(id: string, hash: string): Video | VideoProblem | 'blocked' {
  switch (id) {
    case BLOCKED:
      return 'blocked'
    case DELETED:
      return NOT_FOUND
    case PRIVATE:
      return {
        name: 'PrivacyError',
        message: 'Because of its privacy settings, this video cannot be played here.',
      }
  }
  if (id === UNLISTED.id && hash !== UNLISTED.hash) return NOT_FOUND
  return {
    id,
    title: `Recording ${id}`,
    duration: id === SHORT.id ? SHORT.seconds : DURATION_SECONDS,
    password: id === PROTECTED.id ? PROTECTED.password : '',
  }
}
