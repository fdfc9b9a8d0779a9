import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { storeStudy } from '../support/storeStudy.ts'
import { linesOfBench, measurePeerEditor } from './keys/measurePeerEditor.ts'
import { measureStudy } from './keys/measureStudy.ts'
import { KEYS, measureKeys } from './measureKeys.ts'
import { installPeers } from './peers/installPeers.ts'
import { PEER_EDITORS, servePeers } from './peers/servePeers.ts'
import { rounded } from './statistics.ts'

/**
 * Measures key to paint, script per key and tasks above 50 ms in the editor. A plain text area and other editors with
 * the same 2,000 lines run in the same browser. Also measures reopening the study, moving a statement by keyboard and
 * undoing it.
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
  const peers = await servePeers(installPeers(), linesOfBench(2000))
  const others: Record<string, unknown> = {}
  for (const editor of PEER_EDITORS) {
    const measured = await measurePeerEditor(page, peers, editor, KEYS)
    others[editor] = { ...measured, p95Ratio: rounded(measured.p95 / bare.p95, 2) }
  }
  await peers.close()
  await signIn(page, 'standard@acme.test', stack.shellUrl)
  const editors: Record<string, unknown> = {}
  for (const size of SIZES) {
    const name = `Bench ${size}`
    await storeStudy({ portOffset, email: 'standard@acme.test', docName: name, statements: size })
    const studyPage = await page.context().newPage()
    const { openMs, reopenMs, keys, moveP95, undoP95 } = await measureStudy(studyPage, {
      ...{ shellUrl: stack.shellUrl, name, size, keys: KEYS, moves: MOVES },
    })
    const p95Ratio = rounded(keys.p95 / bare.p95, 2)
    editors[size] = { openMs, reopenMs, ...keys, p95Ratio, moveP95, undoP95 }
    // Not left by an address, which would ask about unsaved changes.
    await studyPage.close()
  }
  process.stdout.write(`${JSON.stringify({ unit: 'ms', keys: KEYS, bare, others, editors })}\n`)
} finally {
  await browser.close()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}
