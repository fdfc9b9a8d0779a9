import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../../../../e2e/src/support/chromium.ts'
import { tallyOfPlaywright } from '../Tally.ts'
import { createRandom } from './createRandom.ts'
import type { RepeatedFile, Repetitions } from './RepeatedFile.ts'
import { runToolWithStops } from './runToolWithStops.ts'

/** Milliseconds by which a journey's own steps are late at most: it meets what the page does on its own meanwhile. */
const MAX_STEP_DELAY = 2_000

/** Playwright names files relative to this folder. */
const JOURNEYS = 'e2e/src/journeys/'

/**
 * Runs journeys repeatedly, each time with a new stack, because many of them cannot run twice on the same data.
 * Requests are late when the server is stopped that answers them, and the steps of a repetition by a time of its own.
 *
 * @param files paths relative to the root
 * @throws the error of the file system, if Playwright ended without a report
 */
export async function repeatJourneys(
  files: readonly string[],
  { root, seed, times }: Repetitions,
): Promise<readonly RepeatedFile[]> {
  if (files.length === 0) return []
  const folder = join(root, '.cache', 'stress')
  mkdirSync(folder, { recursive: true })
  const report = join(folder, 'playwright.json')
  const failures = new Map<string, string[]>(files.map((file) => [file, []]))
  for (let repetition = 0; repetition < times; repetition += 1) {
    const title = `Repetition ${repetition + 1}, seed ${seed + repetition}`
    rmSync(report, { force: true })
    const args = ['test', '--config', 'e2e/playwright.config.ts', ...files]
    const stepDelay = Math.floor(createRandom(seed + repetition, 'steps')() * MAX_STEP_DELAY)
    const code = await runToolWithStops(seed + repetition, 'playwright', args, {
      env: {
        CHROMIUM_PATH: findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        OUTCOME_STUDIO_STEP_DELAY: String(stepDelay),
      },
    })
    const found = code === 0 ? [] : tallyOfPlaywright(JSON.parse(readFileSync(report, 'utf8'))).failures
    for (const [file, messages] of failures) {
      const own = found.filter((failure) => failure.startsWith(`${file.slice(JOURNEYS.length)} `))
      // Without a failed journey, the stack may not have started: no file counts as passed.
      const unexplained = code !== 0 && found.length === 0 ? [`Playwright ended with exit code ${code}.`] : []
      if (own.length + unexplained.length > 0) messages.push([title, ...own, ...unexplained].join('\n'))
    }
  }
  return Array.from(failures, ([file, messages]) => ({ file, failures: messages }))
}
