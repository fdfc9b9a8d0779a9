import type { BrowserContext } from '@playwright/test'
import { FIREBASE_SIGN_IN } from '../../../shared/src/storage/storedKeys.ts'

/**
 * Resolves when the browser has answered what the pages of a context have asked of the sign-in's storage. The browser
 * answers in order. Call it before time passes at once: for a page, a storage that takes longer than ten seconds is
 * broken, and the clock does not make the browser faster.
 */
export async function waitForStorage(context: BrowserContext): Promise<void> {
  await Promise.all(
    context
      .pages()
      .filter((page) => page.url().startsWith('http'))
      // A page that is replaced in the meantime asks again.
      .map((page) => page.evaluate(writeNothing, FIREBASE_SIGN_IN.key).catch(() => {})),
  )
}

/** Runs in the page. */
async function writeNothing(name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(name)
    // The database does not exist. Abort, so that none is created.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const database = opening.result
      const [store] = database.objectStoreNames
      const end = () => {
        database.close()
        resolve()
      }
      if (store === undefined) return end()
      const transaction = database.transaction(store, 'readwrite')
      transaction.objectStore(store).count()
      transaction.oncomplete = end
      transaction.onabort = end
    }
  })
}
