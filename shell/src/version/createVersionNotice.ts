import { BUILD_VERSION, type RemoteVersion, versionOffer } from '@outcome-studio/shared/domain'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import { onceReloaded } from './onceReloaded.ts'

/** Local storage: the version that a notice was closed or followed for last. */
export const PROCESSED_KEY = 'outcome-studio.processedVersion'

export interface VersionNotice {
  /** The version to offer a refresh for; null for none. */
  readonly offered: Readable<string | null>
  /** The member wants to keep the page as it is: this version is not offered again. */
  dismiss(): void
  /** Loads the page anew. Where something is unsaved the browser asks first, and nothing is processed if it stays. */
  refresh(): void
}

export interface VersionNoticeParts {
  readonly member: Readable<object | null>
  /** Calls back with what Remote Config says, now and after each interval; returns the release. */
  readonly watch: (
    listener: (version: RemoteVersion) => void,
    onError: (error: unknown) => void,
  ) => () => void
  /** Asked for when needed, because a browser may refuse even that. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Runs something once the page is at rest; returns the way to call it off. */
  readonly whenIdle: (run: () => void) => () => void
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly reload: () => void }
  /** Told of what went wrong; nobody else is. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Asks for the last critical version while somebody is signed in, and offers a refresh where this build is behind
 * (specification, section 4). Without local storage it does nothing at all.
 */
export function createVersionNotice(parts: VersionNoticeParts): VersionNotice & { release: () => void } {
  const { member, watch, storage, whenIdle, page, onFailure } = parts
  const offered = createReadable<string | null>(null)
  let stop: (() => void) | null = null
  let stopWaiting = () => {}
  let latest: RemoteVersion | null = null

  const look = (remote: RemoteVersion) => {
    latest = remote
    try {
      offered.set(versionOffer(remote, BUILD_VERSION, storage().getItem(PROCESSED_KEY)))
    } catch (error) {
      onFailure(error)
    }
  }
  const begin = () => {
    let release = () => {}
    const callOff = whenIdle(() => {
      if (isUsable(storage)) release = watch(look, onFailure)
    })
    return () => {
      callOff()
      release()
    }
  }
  const follow = () => {
    if (member.get() !== null) {
      stop ??= begin()
      return
    }
    stop?.()
    stop = null
    latest = null
    offered.set(null)
  }
  const lookAgain = ({ key }: StorageEvent) => {
    if (key === PROCESSED_KEY && latest !== null) look(latest)
  }
  const markProcessed = () => {
    const version = offered.get()
    if (version === null) return
    try {
      storage().setItem(PROCESSED_KEY, version)
    } catch (error) {
      onFailure(error)
    }
  }
  const unsubscribe = member.subscribe(follow)
  // Whoever answers in one tab has answered in all.
  page.addEventListener('storage', lookAgain)
  follow()

  return {
    offered,
    dismiss: () => {
      markProcessed()
      offered.set(null)
    },
    refresh: () => {
      // The page really goes only after the browser has let it.
      stopWaiting()
      stopWaiting = onceReloaded(page, markProcessed)
      page.reload()
    },
    release: () => {
      unsubscribe()
      page.removeEventListener('storage', lookAgain)
      stopWaiting()
      stop?.()
    },
  }
}

function isUsable(storage: VersionNoticeParts['storage']): boolean {
  try {
    const kept = storage()
    const before = kept.getItem(PROCESSED_KEY)
    kept.setItem(PROCESSED_KEY, before ?? '')
    if (before === null) kept.removeItem(PROCESSED_KEY)
    return true
  } catch {
    return false
  }
}
