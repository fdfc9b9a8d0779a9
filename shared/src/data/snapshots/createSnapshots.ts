import type { WebStorage } from '@outcome-studio/shared/storage'
import type { SessionStore } from '../session/SessionStore.ts'
import { isMarkedSignOut } from '../session/signOutMark.ts'
import type { SnapshotPage } from './inSnapshots.ts'
import { LONGEST_AGE } from './LONGEST_AGE.ts'
import type { Snapshots } from './Snapshots.ts'
import { eraseSnapshots, readSnapshot } from './storedSnapshot.ts'

/** Milliseconds in which answers are collected for one write. */
const WRITE_WAIT = 1_000

/** Milliseconds after which a storage that does not respond counts as empty: the server answers as soon. */
const LONGEST_READ = 1_000

/** Milliseconds that a sign-out waits for a storage that does not respond. */
const LONGEST_ERASURE = 2_000

interface SnapshotOptions {
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>
  readonly page: SnapshotPage & WebStorage
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Creates the snapshots of one page. They follow its session. */
export function createSnapshots({ session, page, now }: SnapshotOptions): Snapshots {
  /** The user of the session; null for none, undefined until it is known. */
  let user = userOf(session)
  let pending = new Map<string, { readonly value: unknown; readonly savedAt: number }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The member for whom this page has stored something. */
  let claimed: string | null = null
  /** Raised by each erasure, after which nothing from before is stored. */
  let era = 0
  let isOff = false

  const eraseStored = (keptUid: string | null) => eraseSnapshots(page, keptUid).catch(() => {})

  const erase = async (keptUid: string | null) => {
    era += 1
    claimed = null
    pending = new Map()
    clearTimeout(timer)
    timer = undefined
    await withinTime(eraseStored(keptUid), LONGEST_ERASURE)
  }

  const store = async (uid: string, own: number) => {
    const snapshots = [...pending].map(([name, { value, savedAt }]) => ({
      name,
      savedAt,
      text: value === null ? null : JSON.stringify(value),
    }))
    pending = new Map()
    const claims = claimed !== uid
    const isWanted = () => own === era && !isMarkedSignOut(uid, page)
    try {
      // Lazy, because a page has nothing to store before it is live.
      const { writeSnapshots } = await import('./writeSnapshots.ts')
      await writeSnapshots(page, { uid, snapshots, claims, isWanted })
      if (own === era) claimed = uid
    } catch {
      // For example a full disk. What is stored would become outdated.
      isOff = true
      await eraseStored(null)
    }
  }

  const schedule = (uid: string) => {
    const own = era
    timer = setTimeout(async () => {
      await store(uid, own)
      if (own !== era) return
      timer = undefined
      if (pending.size > 0) schedule(uid)
    }, WRITE_WAIT)
  }

  const release = session.subscribe(() => {
    const before = user
    user = userOf(session)
    if (user === before || user === undefined) return
    // When the session becomes known, the snapshots may be those of its member.
    if (before !== undefined || user === null) void erase(user)
  })

  return {
    read: async (uid, { name, parse }) => {
      if (isMarkedSignOut(uid, page)) return null
      try {
        const stored = await withinTime(readSnapshot(page, uid, name), LONGEST_READ)
        if (!stored || now() - stored.savedAt > LONGEST_AGE) return null
        const value = parse(JSON.parse(stored.text))
        return value === null ? null : { value, savedAt: stored.savedAt }
      } catch {
        return null
      }
    },
    write: (uid, name, value) => {
      if (isOff || uid !== user) return
      pending.set(name, { value, savedAt: now() })
      if (timer === undefined) schedule(uid)
    },
    erase: () => erase(null),
    release: () => {
      era += 1
      clearTimeout(timer)
      release()
    },
  }
}

function userOf(session: Pick<SessionStore, 'get'>): string | null | undefined {
  const current = session.get()
  if (current === undefined) return undefined
  return current.state === 'signedIn' ? current.uid : null
}

async function withinTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
