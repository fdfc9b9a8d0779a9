import type { BrowserContext, Frame } from '@playwright/test'
import type { StoredIn } from '../../../shared/src/domain/storage/storedKeys.ts'

/** One thing a browser keeps. */
export interface Kept {
  readonly where: StoredIn | 'Cache' | 'Service worker'
  readonly key: string
}

/** Everything that the open pages of a browser, the frames in them and the sites behind them keep. */
export async function keptInBrowser(context: BrowserContext): Promise<readonly Kept[]> {
  const frames = context.pages().flatMap((page) => page.frames().filter(isOfSite))
  const kept = (await Promise.all(frames.map(keptBy))).flat()
  const cookies = (await context.cookies()).map(({ name }): Kept => ({ where: 'Cookie', key: name }))
  return [...kept, ...cookies]
}

/** A tab that was not led anywhere yet has no storage. */
function isOfSite(frame: Frame): boolean {
  return frame.url().startsWith('http')
}

function keptBy(frame: Frame): Promise<readonly Kept[]> {
  return frame.evaluate(async () => {
    const all = (where: Kept['where'], keys: readonly (string | undefined)[]) =>
      keys.map((key = ''): Kept => ({ where, key }))
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
