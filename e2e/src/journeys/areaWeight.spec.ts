import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { measureArea } from '../support/loading/measureArea.ts'
import { SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { AREAS_TO_OPEN } from '../support/weight/AREAS_TO_OPEN.ts'
import type { AreaWeight } from '../support/weight/AreaWeight.ts'
import { readBudgets, writeBudgets } from '../support/weight/budgets.ts'
import { exceededBudgets } from '../support/weight/exceededBudgets.ts'
import { weighFiles } from '../support/weight/weighFiles.ts'

const WORKSPACE = join(import.meta.dirname, '../../..')

/**
 * With `--update-snapshots` what is measured becomes the budgets (docs/decisions/prerendered-pages.md, Budgets). A
 * change that makes an area heavier shows it in the difference of that file.
 */
test('no area takes more bytes than its budget', async ({ browser }, { config }) => {
  const measured: Record<string, AreaWeight> = {}
  const contexts = new Map<string, BrowserContext>()
  for (const { name, path, email } of AREAS_TO_OPEN) {
    const context = contexts.get(email) ?? (await signedIn(browser, email))
    contexts.set(email, context)
    const { files } = await measureArea(context, `${SHELL_URL}${path}`, 'empty')
    measured[name] = await weighFiles(files, WORKSPACE)
  }
  for (const context of contexts.values()) await context.close()
  if (['all', 'changed'].includes(config.updateSnapshots)) await writeBudgets(measured)
  expect(exceededBudgets(measured, await readBudgets())).toEqual([])
})

async function signedIn(browser: Browser, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await restoreSignIn(page, email)
  await page.close()
  return context
}
