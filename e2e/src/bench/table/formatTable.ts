import { percentile } from '../statistics.ts'
import type { MeasuredGoal } from './Goal.ts'
import { judge } from './judge.ts'
import type { ReleaseNumbers } from './lastRelease.ts'

const HEADINGS = ['what', 'goal', 'value', 'ratio', 'spread', 'last release', 'verdict'] as const

/** Rows of one benchmark, under its name. */
export interface TableGroup {
  readonly name: string
  readonly rows: readonly MeasuredGoal[]
}

/** The table for people: a line for each row, in groups. */
export function formatTable(
  groups: readonly TableGroup[],
  isNoisy: boolean,
  last: ReleaseNumbers['rows'],
): string {
  const lines = groups.flatMap(({ name, rows }) => [
    [name],
    ...rows.map((row) => cellsOf(row, isNoisy, last[row.what])),
  ])
  const widths = HEADINGS.map((heading, at) =>
    Math.max(heading.length, ...lines.filter((line) => line.length > 1).map((line) => line[at]?.length ?? 0)),
  )
  const rendered = [HEADINGS, ...lines].map((line) =>
    line.length === 1
      ? `\n${line[0]}`
      : line
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
  )
  return rendered.join('\n')
}

/** How many rows have each verdict. */
export function countVerdicts(groups: readonly TableGroup[], isNoisy: boolean): string {
  const counts = new Map<string, number>()
  for (const row of groups.flatMap(({ rows }) => rows)) {
    const { verdict } = judge(row, isNoisy)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  }
  return [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')
}

/** The medians of all rows that were measured, by name. */
export function mediansOf(groups: readonly TableGroup[]): ReleaseNumbers['rows'] {
  const medians = groups
    .flatMap(({ rows }) => rows)
    .map((row) => [row.what, Number(judge(row, false).median.toPrecision(4))] as const)
  return Object.fromEntries(medians.filter(([, median]) => Number.isFinite(median)))
}

function cellsOf(row: MeasuredGoal, isNoisy: boolean, last: number | undefined): readonly string[] {
  const { median, spread, verdict } = judge(row, isNoisy)
  const isRatio = row.samples.some(({ base }) => base !== undefined)
  const judged = (number: number) => withUnit(number, isRatio ? '×' : row.unit)
  const goal = `${row.is === 'at most' ? '≤' : '≥'} ${row.goal}${isRatio ? ' ×' : row.unit && ` ${row.unit}`}`
  const isMeasured = verdict !== 'not measured'
  const value = isMeasured
    ? withUnit(
        percentile(
          row.samples.map((sample) => sample.value),
          0.5,
        ),
        row.unit,
      )
    : ''
  return [
    `  ${row.what}`,
    goal,
    value,
    isMeasured && isRatio ? judged(median) : '',
    isMeasured && spread[0] !== spread[1] ? `${short(spread[0])} to ${short(spread[1])}` : '',
    last === undefined ? '' : `${judged(last)}${isMeasured ? changeOf(median, last) : ''}`,
    verdict,
  ]
}

/** By how much the number changed since the last release. */
function changeOf(now: number, last: number): string {
  const percent = Math.round((now / last - 1) * 100)
  return Number.isFinite(percent) ? ` (${percent > 0 ? '+' : ''}${percent} %)` : ''
}

const withUnit = (number: number, unit: string): string =>
  unit === '' ? short(number) : `${short(number)} ${unit}`

function short(number: number): string {
  if (Number.isInteger(number) || Math.abs(number) >= 1000) return String(Math.round(number))
  return number.toFixed(Math.abs(number) < 10 ? 2 : 1)
}
