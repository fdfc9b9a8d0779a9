import type { BrowserContext, Page } from '@playwright/test'
import { SNAPSHOTS } from '../../../shared/src/storage/storedKeys.ts'

/** Pages that open from now on find no snapshots on the device, as on a first visit. */
export async function withoutSnapshots(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript((name) => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function openAnother(database, ...version) {
      if (database === name) throw new DOMException('Blocked by the test.', 'SecurityError')
      return open.call(this, database, ...version)
    }
  }, SNAPSHOTS.key)
}
