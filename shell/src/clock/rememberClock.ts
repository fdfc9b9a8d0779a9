import type { Member } from '@outcome-studio/shared/domain/member'
import type { Readable } from '@outcome-studio/shared/feature'

/** Zone and clock of a browser. */
export type Clock = Required<Pick<Member, 'timeZone' | 'hourCycle'>>

interface ClockParts {
  readonly member: Readable<Member | null>
  readonly readClock: () => Clock
  readonly save: (clock: Clock) => Promise<void>
  /** Runs a function once the page is idle; returns a function that cancels it. */
  readonly whenIdle: (run: () => void) => () => void
  /** Called with each error. Errors are reported nowhere else. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Stores the browser's zone and clock in the record of the signed-in member if the record has others. Once for each
 * member and page: two browsers in different zones would overwrite each other for ever.
 * @returns the release
 */
export function rememberClock({ member, readClock, save, whenIdle, onFailure }: ClockParts): () => void {
  let done: string | null = null
  let cancel = () => {}
  const follow = () => {
    const signedIn = member.get()
    if (signedIn === null || signedIn.id === done) return
    done = signedIn.id
    cancel()
    cancel = whenIdle(() => {
      const clock = readClock()
      const current = member.get()
      if (current?.id !== done) return
      if (current.timeZone === clock.timeZone && current.hourCycle === clock.hourCycle) return
      save(clock).catch(onFailure)
    })
  }
  const unsubscribe = member.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    cancel()
  }
}
