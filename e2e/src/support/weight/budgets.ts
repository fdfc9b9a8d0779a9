import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { areaWeightSchema } from './AreaWeight.ts'
import type { AreaWeights } from './exceededBudgets.ts'

/** Bytes. Smaller packages are not listed. */
const SMALLEST_LISTED = 500

const FILE = join(import.meta.dirname, 'budgets.json')

/** The budget of each area: what it took when the budget was set. */
export async function readBudgets(): Promise<AreaWeights> {
  return z.record(z.string(), areaWeightSchema).parse(JSON.parse(await readFile(FILE, 'utf8')))
}

/** Makes what was measured the budgets. */
export async function writeBudgets(measured: AreaWeights): Promise<void> {
  const listed = Object.entries(measured).map(([area, { bytes, packages }]) => [
    area,
    { bytes, packages: Object.fromEntries(largest(packages)) },
  ])
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`)
}

const largest = (packages: Readonly<Record<string, number>>) =>
  Object.entries(packages)
    .filter(([, bytes]) => bytes >= SMALLEST_LISTED)
    .sort(([, one], [, other]) => other - one)
