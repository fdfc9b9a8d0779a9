import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts'
import { startStack } from '../support/Stack.ts'
import { signIn } from '../support/signIn.ts'
import { ACTIVITIES } from './cost/ACTIVITIES.ts'
import { PRICES } from './cost/PRICES.ts'
import { type Usage, usageAtRest } from './cost/usageAtRest.ts'
import { rounded } from './statistics.ts'

/**
 * Counts what members' activities cost: documents that Firestore reads, also by rules, writes and deletes, for members
 * and for functions, and the page's calls of functions. Multiplies them by list prices for a month of an active member.
 * Storage, network, processor time of functions and the language model are not part of it.
 */
const MEMBERS = [1_000, 100_000, 1_000_000] as const
const GOALS = { homeReads: 20, saveWrites: 3, millionMembers: 5_000 } as const

const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-bench-'))
const stack = await startStack({ dataDir })
const functionsOrigin = `:${5001 + stack.portOffset}/`
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(functionsOrigin)) calls += 1
  })
  await signIn(page, 'tools@acme.test', stack.shellUrl)
  await page.getByRole('heading', { name: /^Hello, / }).waitFor()
  const rows: Record<string, ReturnType<typeof rowOf>> = {}
  for (const [name, { run, perMonth }] of Object.entries(ACTIVITIES)) {
    const before = await usageAtRest(stack.portOffset)
    const callsBefore = calls
    await run(page, stack.shellUrl)
    rows[name] = rowOf(before, await usageAtRest(stack.portOffset), calls - callsBefore, perMonth)
  }
  console.table(rows)
  const perMember = Object.values(rows).reduce((sum, { dollarsPerMonth }) => sum + dollarsPerMonth, 0)
  const dollarsPerMonth = Object.fromEntries(
    MEMBERS.map((members) => [String(members), Math.round(perMember * members)]),
  )
  console.table(dollarsPerMonth)
  process.stdout.write(
    `${JSON.stringify({ unit: 'documents, calls, dollars', prices: PRICES, goals: GOALS, activities: rows, dollarsPerMonth })}\n`,
  )
} finally {
  await browser.close()
  await stack.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function rowOf(before: Usage, after: Usage, functionCalls: number, perMonth: number) {
  const of = (who: keyof Usage, what: keyof Usage['members']) => after[who][what] - before[who][what]
  const both = (what: keyof Usage['members']) => of('members', what) + of('owner', what)
  const dollars =
    (both('reads') + both('rulesReads')) * PRICES.read +
    both('writes') * PRICES.write +
    both('deletes') * PRICES.delete +
    functionCalls * PRICES.call
  return {
    reads: of('members', 'reads'),
    rulesReads: of('members', 'rulesReads'),
    writes: of('members', 'writes'),
    functionReads: of('owner', 'reads'),
    functionWrites: of('owner', 'writes'),
    deletes: both('deletes'),
    calls: functionCalls,
    perMonth,
    dollarsPerMonth: rounded(dollars * perMonth, 7),
  }
}
