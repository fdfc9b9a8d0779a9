import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'

/** Measures the time from `npm start` to a usable page after an earlier run without changes since. */
const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
})
try {
  await (await startStack({ dataDir })).stop()
  const started = performance.now()
  const stack = await startStack({ dataDir })
  const announcedMs = Math.round(performance.now() - started)
  const page = await browser.newPage()
  await page.goto(`${stack.shellUrl}/dev/token`)
  await page.getByRole('button', { name: 'standard@acme.test' }).waitFor()
  const usableMs = Math.round(performance.now() - started)
  await stack.stop()
  process.stdout.write(`${JSON.stringify({ unit: 'ms', announcedMs, usableMs, goalMs: 8000 })}\n`)
} finally {
  await browser.close()
  await rm(dataDir, { recursive: true, force: true })
}
