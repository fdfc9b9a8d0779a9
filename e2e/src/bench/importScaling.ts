import { studyFromOutline, studyToWorkbook, studyUuid } from '@outcome-studio/shared/domain/study'
import { type Pause, writeWorkbook } from '@outcome-studio/shared/files'
import { studyToCsv } from '../../../mfe-outcome-validation/src/domain/export/studyToCsv.ts'
import { studyToJson } from '../../../mfe-outcome-validation/src/domain/export/studyToJson.ts'
import { guessMapping } from '../../../mfe-outcome-validation/src/domain/import/mapping/guessMapping.ts'
import { mapTable } from '../../../mfe-outcome-validation/src/domain/import/mapping/mapTable.ts'
import { readImportFile } from '../../../mfe-outcome-validation/src/domain/import/readImportFile.ts'
import { surveyRatings } from '../../../mfe-outcome-validation/src/domain/survey/surveyRatings.ts'
import { percentile, rounded } from './statistics.ts'

/**
 * Measures how the processor time of each import reader and mapping grows while its input is doubled four times. Ratios
 * of medians of one run are comparable on any machine; about 2 is linear growth, 4 is quadratic.
 */
const RUNS = 7
/** Rows read in one measurement, because the clock of processor time is coarse. */
const ROWS_A_RUN = 16_000
const SIZES = [250, 500, 1_000, 2_000, 4_000]

const never: Pause = () => undefined
const now = new Date('2026-02-03T04:05:06.000Z')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const statement = (at: number) => `Minimize the time it takes to find seat ${at}`
const rowsOf = (size: number): readonly (readonly string[])[] => [
  ['Step', 'Outcome', 'Importance', 'Satisfaction'],
  ...Array.from({ length: size }, (_none, at) => [`step ${at}`, statement(at), '8.5', '3']),
]
const studyOf = (size: number) => {
  let ids = 0
  const steps = Array.from({ length: size / 10 }, (_none, step) => ({
    step: `find row ${step}`,
    category: 'Locate' as const,
    outcomes: Array.from({ length: 10 }, (_item, at) => statement(10 * step + at)),
  }))
  return studyFromOutline(
    { executor: 'Ushers', job: 'Seat a guest', steps },
    { uuid: studyUuid('study'), newId: () => `id${ids++}` },
  )
}
const header = { docName: 'Seats', createdAt: now.toISOString(), updatedAt: now.toISOString() }
const reads = (bytes: Uint8Array) => () => readImportFile(bytes, 'file', never)

const CASES: Readonly<Record<string, (size: number) => () => Promise<unknown>>> = {
  csv: (size) => reads(bytesOf(studyToCsv(studyOf(size)))),
  foreignCsv: (size) => reads(bytesOf(rowsOf(size).join('\r\n'))),
  xlsx: (size) => reads(writeWorkbook(studyToWorkbook(header, studyOf(size), now))),
  json: (size) => reads(bytesOf(studyToJson('Seats', studyOf(size), now))),
  mapping: (size) => {
    const table = { rows: rowsOf(size) }
    return async () => await mapTable(table, await guessMapping(table, never), never)
  },
  survey: (size) => {
    const rows = rowsOf(size)
    return () => surveyRatings(rows, [], { pause: never })
  },
}

/** Processor time of one call, in milliseconds. */
async function medianMs(size: number, prepare: (size: number) => () => Promise<unknown>): Promise<number> {
  const work = prepare(size)
  const calls = ROWS_A_RUN / size
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.threadCpuUsage()
    for (let call = 0; call < calls; call += 1) await work()
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1_000 / calls)
  }
  return percentile(times, 0.5)
}

const results: Record<string, { readonly largestMs: number; readonly growth: readonly number[] }> = {}
for (const [name, prepare] of Object.entries(CASES)) {
  // The first inputs warm up the code.
  await medianMs(1_000, prepare)
  const medians: number[] = []
  for (const size of SIZES) medians.push(await medianMs(size, prepare))
  const growth = medians.slice(1).map((median, at) => rounded(median / (medians[at] ?? 0), 2))
  results[name] = { largestMs: rounded(medians.at(-1) ?? 0), growth }
}
process.stdout.write(`${JSON.stringify(results)}\n`)
