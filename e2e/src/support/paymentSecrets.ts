import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { DECLINED_CARD, GOOD_CARD, SECURITY_CODE } from './paymentProvider.ts'
import { SHARED_STACK_FOLDER } from './sharedStack.ts'

/** What the product prints for developers when it starts. */
const HINT = `pay by ${GOOD_CARD}`

/** Files of the payment provider, which knows its own links. */
const PROVIDER_FILES = /payments\.sqlite/

/**
 * Expects that nothing which the member entered or opened at the payment provider is in the browser's storage, in the
 * database, in an account, in analytics or in what the product has printed.
 * @param urls addresses of checkouts and portals, each with a secret as its last part
 */
export async function expectNoPaymentSecrets(
  page: Page,
  email: string,
  urls: readonly string[],
): Promise<void> {
  const links = urls.map((url) => new URL(url).pathname.split('/')[2] ?? url)
  const cards = [GOOD_CARD, DECLINED_CARD].flatMap((card) => [card, card.replaceAll(' ', '')])
  const portals = links.filter((_link, index) => urls[index]?.includes('/p/'))
  expect(portals.length).toBeGreaterThan(0)
  const codes = [`"${SECURITY_CODE}"`, `=${SECURITY_CODE}`]
  const secrets = [...cards, ...codes, ...portals]

  const inBrowser = await storageOf(page)
  expect(inBrowser, 'the search sees the storage').toContain(email)
  expect(secrets.filter((secret) => inBrowser.includes(secret))).toEqual([])

  const files = await readdir(SHARED_STACK_FOLDER, { recursive: true, withFileTypes: true })
  let sawMember = false
  for (const file of files.filter((each) => each.isFile())) {
    const path = join(file.parentPath, file.name)
    const text = (await readFile(path, 'latin1')).replace(HINT, '')
    const known = PROVIDER_FILES.test(path) ? [...cards, ...codes] : secrets
    sawMember ||= text.includes(email) && !PROVIDER_FILES.test(path)
    expect(
      known.filter((secret) => text.includes(secret)),
      path,
    ).toEqual([])
  }
  expect(sawMember, 'the search sees the database').toBe(true)
}

/** Everything that the page's origin has stored, as one text. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await request(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        stored.push(await request(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    return JSON.stringify(stored)
  })
}
