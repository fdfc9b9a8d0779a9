import type { Session } from '@outcome-studio/shared/data'
import type { ReactNode } from 'react'
import type { LazyScreen } from '../lazy/screenSource.ts'
import type { SignInFlow } from '../signIn/createSignInFlow.ts'

/** Milliseconds. After that the application shows why it waits. */
const LONGEST_WAIT = 10_000

/** A prerendered screen that the page shows while the application starts. */
export interface Prerendered {
  /** Waits until it is known whether the application will show the same screen. */
  isRight(flow: Pick<SignInFlow, 'state'>): Promise<boolean>
  /** Makes it live. */
  adopt(app: ReactNode): void
}

type WatchSession = (listener: (session: Session) => void) => () => void

/**
 * The prerendered screen of this page; null if the page has none, or its script has hidden it. Starts to load the code
 * of the screen.
 * @param screen the screen at the page's path; null if it is none of the shell's lazy screens
 * @param watch calls back once the stored sign-in was read
 */
export function findPrerendered(
  page: Document,
  screen: LazyScreen | null,
  watch: WatchSession,
  adopt: Prerendered['adopt'],
): Prerendered | null {
  const { dataset } = page.documentElement
  if (dataset.prerendered !== 'shown' || screen === null) return null
  const loading = screen.load().catch(() => null)
  return {
    isRight: async ({ state }) => {
      const known = Promise.all([firstSession(watch), loading])
      const waited = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT, null))
      const settled = await Promise.race([known, waited])
      await untilComposed(page)
      if (settled === null || screen.loaded() === null || state.get().kind !== 'idle') return false
      return isPlain(settled[0])
    },
    adopt,
  }
}

/** Whether the sign-in screen says nothing about the session. */
const isPlain = (session: Session): boolean =>
  session.state === 'signedOut' && session.hasEnded === undefined && session.storage === undefined

function firstSession(watch: WatchSession): Promise<Session> {
  const { promise, resolve } = Promise.withResolvers<Session>()
  const release = watch(resolve)
  return promise.finally(release)
}

/** Replacing a field, or its text, would end the composition of a character. */
function untilComposed(page: Document): Promise<void> {
  if (page.documentElement.dataset.composing === undefined) return Promise.resolve()
  return new Promise((resolve) =>
    page.addEventListener('compositionend', () => setTimeout(resolve), { once: true }),
  )
}
