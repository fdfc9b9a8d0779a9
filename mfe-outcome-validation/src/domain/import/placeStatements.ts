import { textKey } from '@outcome-studio/shared/domain/base'
import type { FieldValues, JobStep, JobStepCategory } from '@outcome-studio/shared/domain/study'
import { shortened } from '@outcome-studio/shared/domain/study'
import type { ImportedStatement, ImportedStep } from './ImportedStudy.ts'
import type { StatementPosition } from './placeEffects.ts'

export interface PlacedStep {
  /** For example "2"; empty in a row that a member added. */
  readonly number: string
  readonly text: string
  readonly category: JobStepCategory | null
  readonly fields: FieldValues<JobStep>
}

export interface PlacedStatement extends ImportedStatement {
  /** For example "2.1"; empty in a row that a member added. */
  readonly number: string
  /** Text of its step. */
  readonly step: string
  /** Number of steps above it in the table. */
  readonly stepsAbove: number
  /** Row of the table, from 1. */
  readonly row: number
}

interface Placed {
  readonly steps: readonly ImportedStep[]
  /** Where the statement with a number of the table is now; the first one of several. */
  readonly positions: ReadonlyMap<string, StatementPosition>
  /** Messages for the member about statements whose number and text disagree. */
  readonly problems: readonly string[]
}

interface InStep {
  /** Number within the step; infinite without one. */
  readonly at: number
  /** Number in the table. */
  readonly number: string
  readonly statement: ImportedStatement
}

/**
 * Puts statements under their steps. The step's text decides, then the number, then the step above. Within a step they
 * are ordered by number, because a member may have sorted the table. If numbers are equal, the table's order counts:
 * spreadsheets save 1.10 as 1.1.
 */
export function placeStatements(
  steps: readonly PlacedStep[],
  statements: readonly PlacedStatement[],
): Placed {
  const order = numbered(steps)
  if (order.length === 0 && statements.length > 0)
    order.push({ number: '', text: '', category: null, fields: {} })
  const numbers = new Map(order.map(({ number }, at) => [number, at]))
  const texts = Map.groupBy(order.keys(), (at) => textKey(order[at]?.text ?? ''))
  const places = new Map(order.map((step, at) => [step, at]))
  const placed = order.map((): InStep[] => [])
  const problems: string[] = []
  for (const { number, step, stepsAbove, text, fields, row } of statements) {
    const [ofStep = '', ofStatement = ''] = number.split('.')
    const byNumber = ofStep === '' ? undefined : numbers.get(ofStep)
    const named = textKey(step) === '' ? [] : (texts.get(textKey(step)) ?? [])
    const byText = named.find((at) => at === byNumber) ?? named[0]
    const above = steps[Math.min(stepsAbove, steps.length) - 1]
    const place = byText ?? byNumber ?? (above ? places.get(above) : undefined) ?? 0
    const isMoved = byNumber !== undefined && byNumber !== place
    if (isMoved) {
      problems.push(
        `Row ${row}: it is under “${shortened(step.trim())}”, its job step, although its number is ${number}.`,
      )
    }
    const at = /^\d+$/.test(ofStatement) && !isMoved ? Number(ofStatement) : Number.POSITIVE_INFINITY
    placed[place]?.push({ at, number, statement: { text, fields } })
  }
  const positions = new Map<string, StatementPosition>()
  const ordered = order.map(({ text, category, fields }, index): ImportedStep => {
    const inStep = placed[index] ?? []
    if (isOrderLost(inStep)) {
      problems.push(
        `Job step ${index + 1}: several outcome statements have the same number, because spreadsheets save 1.10 as 1.1. They are in the order of the table.`,
      )
    }
    const inOrder = sorted(inStep)
    for (const [at, { number }] of inOrder.entries())
      if (!positions.has(number)) positions.set(number, { step: index, at })
    return { text, category, fields, statements: inOrder.map(({ statement }) => statement) }
  })
  return { steps: ordered, positions, problems }
}

function sorted(inStep: readonly InStep[]): readonly InStep[] {
  if (hasEqualNumbers(inStep)) return inStep
  return inStep.toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
}

const numberedOnes = (inStep: readonly InStep[]): readonly number[] =>
  inStep.map(({ at }) => at).filter(Number.isFinite)

function hasEqualNumbers(inStep: readonly InStep[]): boolean {
  const numbers = numberedOnes(inStep)
  return new Set(numbers).size < numbers.length
}

/** Whether numbers are equal in a table that is not in the study's order. */
function isOrderLost(inStep: readonly InStep[]): boolean {
  const numbers = numberedOnes(inStep)
  const groups = Map.groupBy(numbers, (number) => number)
  if (groups.size === numbers.length) return false
  const unique = numbers.filter((number) => groups.get(number)?.length === 1)
  return unique.some((number, at) => at > 0 && number < (unique[at - 1] ?? 0))
}

function numbered(steps: readonly PlacedStep[]): PlacedStep[] {
  const numbers = new Set(steps.map(({ number }) => number))
  const areAll = numbers.size === steps.length && steps.every(({ number }) => /^\d+$/.test(number))
  return areAll ? [...steps].sort((one, other) => Number(one.number) - Number(other.number)) : [...steps]
}
