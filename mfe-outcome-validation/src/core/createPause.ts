import type { Pause } from '@outcome-studio/shared/domain'

/** Milliseconds of work after which others have their turn: well below what is felt. */
const TURN = 20

/** Gives the page its turn while a large file is read. */
export function createPause(now: () => number = () => performance.now()): Pause {
  let since = now()
  return () => {
    if (now() - since < TURN) return undefined
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      since = now()
    })
  }
}
