import { BUILD_VERSION } from '@outcome-studio/shared/domain/base'
import { type RemoteVersion, versionOffer } from '@outcome-studio/shared/domain/version'
import { createReadable, type Readable } from '@outcome-studio/shared/feature'
import {
  isKeyOf,
  PROCESSED_VERSION,
  type StoredValue,
  storedText,
  type WebStorage,
} from '@outcome-studio/shared/storage'
import { onNextReload } from '../core/onNextReload.ts'

export interface VersionNotice {
  /** The version to offer a refresh for; null for none. */
  readonly offered: Readable<string | null>
  /** Closes the notice. This version is not offered again. */
  dismiss(): void
  /** Reloads the page. If work is unsaved the browser asks first; the version stays unprocessed if the user stays. */
  refresh(): void
}

export interface VersionNoticeParts {
  readonly member: Readable<object | null>
  /** Calls back with the version in Remote Config, now and after each interval; returns the release. */
  readonly watch: (
    listener: (version: RemoteVersion) => void,
    onError: (error: unknown) => void,
  ) => () => void
  readonly storage: WebStorage
  /** Runs a function once the page is idle; returns a function that cancels it. */
  readonly whenIdle: (run: () => void) => () => void
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly reload: () => void }
  /** Called with each error. Errors are reported nowhere else. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Watches the last critical version while a user is signed in. Offers a refresh if this build is older (docs/product.md
 * §4). Does nothing without local storage.
 */
export function createVersionNotice(parts: VersionNoticeParts): VersionNotice & { release: () => void } {
  const { member, watch, storage, whenIdle, page, onFailure } = parts
  const processed = storedText(storage, PROCESSED_VERSION)
  const offered = createReadable<string | null>(null)
  let stop: (() => void) | null = null
  let stopWaiting = () => {}
  let latest: RemoteVersion | null = null

  const offer = (remote: RemoteVersion) => {
    latest = remote
    offered.set(versionOffer(remote, BUILD_VERSION, processed.get()))
  }
  const begin = () => {
    let release = () => {}
    const cancel = whenIdle(() => {
      if (isUsable(processed)) release = watch(offer, onFailure)
    })
    return () => {
      cancel()
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
  const offerAgain = ({ key }: StorageEvent) => {
    if (key !== null && isKeyOf(PROCESSED_VERSION, key) && latest !== null) offer(latest)
  }
  const markProcessed = () => {
    const version = offered.get()
    if (version === null) return
    const result = processed.set(version)
    if (!result.isStored) onFailure(result.cause)
  }
  const unsubscribe = member.subscribe(follow)
  // An answer in one tab applies to all tabs.
  page.addEventListener('storage', offerAgain)
  follow()

  return {
    offered,
    dismiss: () => {
      markProcessed()
      offered.set(null)
    },
    refresh: () => {
      // The browser may ask the user first, so the version is processed only when the page unloads.
      stopWaiting()
      stopWaiting = onNextReload(page, markProcessed)
      page.reload()
    },
    release: () => {
      unsubscribe()
      page.removeEventListener('storage', offerAgain)
      stopWaiting()
      stop?.()
    },
  }
}

function isUsable(processed: StoredValue<string>): boolean {
  const before = processed.get()
  const { isStored } = processed.set(before ?? '')
  if (before === null) processed.remove()
  return isStored
}
