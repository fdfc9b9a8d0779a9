import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { storeStudy } from '../support/storeStudy.ts'
import { KEYS, measureKeys, settled } from './measureKeys.ts'
import { installPeers } from './peers/installPeers.ts'
import { PEER_EDITORS, servePeers } from './peers/servePeers.ts'
import { percentile, rounded } from './statistics.ts'

/**
 * Measures key to paint, script per key and tasks above 50 ms in the editor. A plain text area and other editors with
 * the same 2,000 lines run in the same browser. Also measures reopening the study and moving a statement by keyboard.
 */
const SIZES = [300, 2000]

/** Number of times a statement is moved. */
const MOVES = 20

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const stack = await startStack({ dataDir })
const { portOffset } = stack
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent('<textarea rows="3" cols="80" aria-label="bare"></textarea>')
  const bare = await measureKeys(page, page.getByLabel('bare'))
  const lines = Array.from({ length: 2000 }, (_, at) => lineOf(at))
  const peers = await servePeers(installPeers(), lines)
  const others: Record<string, unknown> = {}
  for (const editor of PEER_EDITORS) {
    await page.goto(peers.urlOf(editor))
    const measured = await measureKeys(
      page,
      page.getByText(lineOf(3)).first(),
      page.locator('[contenteditable=true]'),
    )
    others[editor] = { ...measured, p95Ratio: rounded(measured.p95 / bare.p95, 2) }
  }
  await peers.close()
  await signIn(page, 'standard@acme.test', stack.shellUrl)
  const editors: Record<string, unknown> = {}
  for (const size of SIZES) {
    const name = `Bench ${size}`
    await storeStudy({ portOffset, email: 'standard@acme.test', docName: name, statements: size })
    const started = performance.now()
    await page.goto(`${stack.shellUrl}/outcome-validation/${encodeURIComponent(name)}`)
    const field = page.getByRole('textbox', { name: 'Outcome statement 3.2', exact: true })
    await field.waitFor()
    const openMs = rounded(performance.now() - started, 0)
    const reopenMs = await reopen(page, name, field)
    // The study finishes rendering in idle time. Typing is measured after that.
    const last = page.getByRole('textbox', { name: `Outcome statement ${size / 10}.10`, exact: true })
    await last.waitFor({ state: 'attached' })
    const editor = await measureKeys(page, field)
    const move = await measureMoves(page, field)
    editors[size] = { openMs, reopenMs, ...editor, p95Ratio: rounded(editor.p95 / bare.p95, 2), ...move }
    page.once('dialog', (dialog) => void dialog.accept())
    await page.goto('about:blank')
  }
  process.stdout.write(`${JSON.stringify({ unit: 'ms', keys: KEYS, bare, others, editors })}\n`)
} finally {
  await browser.close()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** A line in the format that storeStudy writes. */
function lineOf(at: number): string {
  return `Minimize the time it takes to find a loose post in row ${'abcdefghij'.charAt(at % 10)} ${at} when the ground is wet`
}

/** Returns to the list and reopens the study from the page's memory. @returns milliseconds */
async function reopen(page: Page, name: string, field: Locator): Promise<number> {
  await page.getByRole('link', { name: 'All studies' }).click()
  const link = page.getByRole('link', { name, exact: true })
  await link.waitFor()
  const started = performance.now()
  await link.click()
  await field.waitFor()
  return rounded(performance.now() - started, 0)
}

/**
 * Moves a statement down and up again. Each measurement runs from the key event to the first task after the next frame.
 */
async function measureMoves(page: Page, field: Locator): Promise<{ readonly moveP95: number }> {
  await field.focus()
  const before = await page.evaluate(() => (Reflect.get(window, 'keyDelays') as number[]).length)
  for (let move = 0; move < MOVES; move++) {
    await page.keyboard.press(move % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
    await settled(page, before + 2 * (move + 1))
  }
  const delays = await page.evaluate(() => Reflect.get(window, 'keyDelays') as number[])
  // Pressing Alt is a key event too, so every second event is the arrow key.
  const moves = delays.slice(before).filter((_, at) => at % 2 === 1)
  return { moveP95: rounded(percentile(moves, 0.95)) }
}
