import { expect, type Page } from '@playwright/test'
import { SNAPSHOTS } from '../../../shared/src/storage/storedKeys.ts'

/** The names of all snapshots that the browser has stored, without the one of their index. */
export function storedSnapshots(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases()
    if (!databases.some((database) => database.name === name)) return []
    const keys = await new Promise<readonly unknown[]>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('snapshots').objectStore('snapshots').getAllKeys()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
        reading.onerror = () => reject(reading.error)
      }
    })
    return keys.map(String).filter((key) => key !== '')
  }, SNAPSHOTS.key)
}

/** Waits until the browser has stored snapshots with these names, perhaps among others. */
export async function untilStored(page: Page, ...names: readonly string[]): Promise<void> {
  await expect.poll(() => storedSnapshots(page)).toEqual(expect.arrayContaining([...names]))
}
