import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { storeStudy } from '../support/storeStudy.ts'
import { measureSurvey } from './respondents/measureSurvey.ts'
import { goalOf } from './table/GOALS.ts'

/**
 * Measures a survey of 5,000 people about 150 outcomes: reading the file, storing its rows, how long the page does not
 * answer meanwhile, switching segments, and the memory of the tab; and the clusters of a survey of 1,000 about 100.
 */
const SURVEYS = [
  { name: 'Bench 5,000', people: 5000, outcomes: 150, switches: 10 },
  { name: 'Bench 1,000', people: 1000, outcomes: 100, switches: 0 },
] as const
const LIMITS = {
  importMs: goalOf('Import a survey of 5,000 people'),
  longestTaskMs: 50,
  switchMs: goalOf('Switch segments of 5,000 people'),
  heapMB: goalOf('Memory of the tab, 5,000 people'),
  clustersMs: 2000,
} as const

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const stack = await startStack({ dataDir })
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await signIn(page, 'standard@acme.test', stack.shellUrl)
  const surveys: Record<string, unknown> = {}
  for (const { name, people, outcomes, switches } of SURVEYS) {
    await storeStudy({
      portOffset: stack.portOffset,
      email: 'standard@acme.test',
      docName: name,
      statements: outcomes,
    })
    surveys[name] = await measureSurvey(page, {
      ...{ shellUrl: stack.shellUrl, folder: dataDir, name, people, outcomes, switches },
    })
  }
  process.stdout.write(`${JSON.stringify({ unit: 'ms; MB', limits: LIMITS, surveys })}\n`)
} finally {
  await browser.close()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}
