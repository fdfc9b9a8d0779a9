import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { storeStudy } from '../support/storeStudy.ts'
import { percentile, rounded } from './statistics.ts'

/** Key to paint and script per key in the editor next to a bare text area in the same browser and run. */
const portOffset = 1200
const KEYS = 120
const SIZES = [300, 2000]

interface Measured {
  readonly p50: number
  readonly p95: number
  readonly scriptPerKey: number
}

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const stack = await startStack({ portOffset, dataDir })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent('<textarea rows="3" cols="80" aria-label="bare"></textarea>')
  const bare = await measure(page, page.getByLabel('bare'))
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
    const editor = await measure(page, field)
    editors[size] = { openMs, ...editor, p95Ratio: rounded(editor.p95 / bare.p95, 2) }
  }
  process.stdout.write(`${JSON.stringify({ unit: 'ms', keys: KEYS, bare, editors })}\n`)
} finally {
  await browser.close()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Types into a field key by key; each key is measured from its event to the first task after the next frame. */
async function measure(page: Page, field: Locator): Promise<Measured> {
  await field.scrollIntoViewIfNeeded()
  await field.click()
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(window, { keyDelays: delays })
    const { port1, port2 } = new MessageChannel()
    let pressed = 0
    port1.onmessage = () => delays.push(performance.now() - pressed)
    window.addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp
        requestAnimationFrame(() => port2.postMessage(null))
      },
      { capture: true },
    )
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const scriptSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0
  }
  const before = await scriptSeconds()
  for (let key = 0; key < KEYS; key++) {
    await field.press('abcdefghij '.charAt(key % 11))
    await page.waitForFunction(
      (count) => ((Reflect.get(window, 'keyDelays') as number[] | undefined)?.length ?? 0) >= count,
      key + 1,
    )
  }
  const script = ((await scriptSeconds()) - before) * 1000
  const delays = await page.evaluate(() => Reflect.get(window, 'keyDelays') as number[])
  await devtools.detach()
  return {
    p50: rounded(percentile(delays, 0.5)),
    p95: rounded(percentile(delays, 0.95)),
    scriptPerKey: rounded(script / KEYS, 2),
  }
}
