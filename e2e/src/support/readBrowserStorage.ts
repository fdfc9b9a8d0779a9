import { type BrowserContext, expect, type Frame } from '@playwright/test'
import type { StoredIn } from '../../../shared/src/storage/storedKeys.ts'

/** One item in the browser's storage. */
export interface StoredItem {
  readonly where: StoredIn | 'Cache' | 'Service worker'
  readonly key: string
}

/**
 * Lists everything stored by a browser's open pages, their frames and their origins. Starts again if a page or frame is
 * replaced in the meantime.
 */
export async function readBrowserStorage(context: BrowserContext): Promise<readonly StoredItem[]> {
  const stored: StoredItem[] = []
  await expect(async () => {
    const frames = context.pages().flatMap((page) => page.frames().filter(isOfSite))
    stored.splice(0, stored.length, ...(await Promise.all(frames.map(readFrame))).flat())
  }).toPass()
  const cookies = (await context.cookies()).map(({ name }): StoredItem => ({ where: 'Cookie', key: name }))
  return [...stored, ...cookies]
}

/** A new tab without a URL has no storage. */
function isOfSite(frame: Frame): boolean {
  return frame.url().startsWith('http')
}

/** Rejects if the frame's document is replaced: it then loses even the names of its storage. */
function readFrame(frame: Frame): Promise<readonly StoredItem[]> {
  return frame.evaluate(async () => {
    const all = (where: StoredItem['where'], keys: readonly (string | undefined)[]) =>
      keys.map((key = ''): StoredItem => ({ where, key }))
    const databases = await indexedDB.databases()
    const workers = await navigator.serviceWorker.getRegistrations()
    return [
      ...all('Local storage', Object.keys(localStorage)),
      ...all('Session storage', Object.keys(sessionStorage)),
      ...all(
        'IndexedDB',
        databases.map(({ name }) => name),
      ),
      ...all('Cache', await caches.keys()),
      ...all(
        'Service worker',
        workers.map(({ scope }) => scope),
      ),
    ]
  })
}
