import { createListeners } from '@outcome-studio/shared/domain/base'
import type { Timing } from '../core/ports.ts'

/** Milliseconds between announcements. Screen readers drop what changes faster. */
const PAUSE = 400

/** The text of a status region. */
export interface Announcer {
  readonly current: () => string
  readonly subscribe: (listener: () => void) => () => void
  readonly announce: (text: string) => void
  readonly release: () => void
}

/** Shows announcements one after the other, each for long enough to be noticed. */
export function createAnnouncer({ after }: Pick<Timing, 'after'>): Announcer {
  const { add, notify } = createListeners()
  const waiting: string[] = []
  let current = ''
  let cancel: (() => void) | null = null
  const next = () => {
    cancel = null
    const text = waiting.shift()
    if (text === undefined) return
    // A live region does not announce an unchanged text. A trailing no-break space makes it differ.
    current = text === current ? `${text}\u00a0` : text
    cancel = after(PAUSE, next)
    notify()
  }
  return {
    current: () => current,
    subscribe: add,
    announce: (text) => {
      waiting.push(text)
      if (!cancel) next()
    },
    release: () => {
      cancel?.()
      cancel = null
    },
  }
}
