import { setImmediate } from 'node:timers'
import { IDBFactory } from 'fake-indexeddb'
import { clearSignOutMark, isMarkedSignOut, markSignOut } from '../../session/signOutMark.ts'
import { openTestPage, TEXT, type TestPage, untilStored } from './openTestPage.ts'

/** How a session ends. With "halfway", the page is gone after it has erased the snapshots, or before. */
export type Ending = 'signOut' | 'expiry' | 'deletion' | 'halfway after erasing' | 'halfway before erasing'

interface Tab {
  readonly page: TestPage
  /** Who is signed in, as far as this tab knows. */
  user: string | null
}

/** A browser with tabs, whose SDK stores one sign-in for all of them. Tabs learn late what others have done. */
export class TestBrowser {
  readonly indexedDB = new IDBFactory()
  readonly #time = { now: 1_000_000_000 }
  readonly #tabs = new Map<number, Tab>()
  #signedIn: string | null = null
  #answers = 0

  constructor() {
    localStorage.clear()
  }

  /** Who is signed in. */
  get signedIn(): string | null {
    return this.#signedIn
  }

  /** Whether any tab is open. */
  get isOpen(): boolean {
    return this.#tabs.size > 0
  }

  /** Who is signed in, as far as a tab knows; null also without the tab. */
  userOf(tab: number): string | null {
    return this.#tabs.get(tab)?.user ?? null
  }

  /** Opens a tab, or another page in it: what was before is gone, whatever it was about to do. */
  open(tab: number): void {
    this.close(tab)
    const stored = this.#signedIn
    const isAssumed = stored !== null && !isMarkedSignOut(stored)
    const page = openTestPage(this.indexedDB, isAssumed ? stored : undefined, this.#time)
    this.#tabs.set(tab, { page, user: isAssumed ? stored : null })
    if (!isAssumed) page.become(stored ?? { state: 'signedOut' })
    this.#follow(tab)
  }

  close(tab: number): void {
    this.#tabs.get(tab)?.page.snapshots.release()
    this.#tabs.delete(tab)
  }

  signIn(tab: number, user: string): void {
    this.#signedIn = user
    this.#follow(tab)
  }

  /** Somebody signs in on a tab that is gone before it knows. */
  signInHalfway(tab: number, user: string): void {
    this.#signedIn = user
    this.close(tab)
  }

  /** The SDK of a tab reads the stored sign-in. */
  notice(tab: number): void {
    this.#follow(tab)
  }

  /** The SDK of a tab renews the token before it notices that the user has signed out in another tab. */
  renew(tab: number): void {
    if (this.userOf(tab) !== null) clearSignOutMark()
  }

  async end(tab: number, ending: Ending): Promise<void> {
    const open = this.#tabs.get(tab)
    if (!open || open.user === null) return
    if (ending !== 'expiry') markSignOut(open.user, ending === 'deletion' ? 'delete' : 'keep')
    if (ending === 'signOut' || ending === 'halfway after erasing') await this.#erase(open)
    this.#signedIn = null
    if (ending.startsWith('halfway')) return this.close(tab)
    this.#follow(tab)
    if (ending === 'deletion') await this.#erase(open)
  }

  /** The server answers a tab. */
  answer(tab: number): void {
    const { page, user } = this.#tabs.get(tab) ?? {}
    this.#answers += 1
    if (user) page?.snapshots.write(user, TEXT.name, `${user} ${this.#answers}`)
  }

  /** What a tab paints from this device. */
  async paint(tab: number): Promise<string | null> {
    const { page, user } = this.#tabs.get(tab) ?? {}
    if (!page || !user) return null
    const reading = page.snapshots.read(user, TEXT)
    await untilStored()
    return (await reading)?.value ?? null
  }

  /** Lets time pass, in which the storage does so many steps. */
  async pass(steps: number): Promise<void> {
    this.#time.now += 1_000
    await jest.advanceTimersByTimeAsync(1_000)
    for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Lets each tab notice who is signed in, and finish what it does. */
  async settle(): Promise<void> {
    await untilStored()
    for (const tab of this.#tabs.keys()) this.#follow(tab)
    await untilStored()
    await untilStored()
  }

  async #erase({ page }: Tab): Promise<void> {
    const erasing = page.snapshots.erase()
    await untilStored()
    await erasing
  }

  #follow(tab: number): void {
    const open = this.#tabs.get(tab)
    if (!open) return
    open.user = this.#signedIn
    if (this.#signedIn !== null) clearSignOutMark()
    open.page.become(this.#signedIn ?? { state: 'signedOut' })
  }
}
