import type { FieldValues } from '../fields/StudyField.ts'
import type { JobStep, JobStepCategory } from '../Study.ts'
import type { ImportedStatement, ImportedStep } from './ImportedStudy.ts'

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
}

/**
 * Puts statements under their steps, ordered by number, because a member may have sorted the table. Without a
 * number, the step's text decides, then the step above.
 */
export function placeStatements(
  steps: readonly PlacedStep[],
  statements: readonly PlacedStatement[],
): readonly ImportedStep[] {
  const order = numbered(steps)
  if (order.length === 0 && statements.length > 0)
    order.push({ number: '', text: '', category: null, fields: {} })
  const numbers = new Map(order.map(({ number }, at) => [number, at]))
  const texts = new Map(order.map(({ text }, at) => [text, at]))
  const places = new Map(order.map((step, at) => [step, at]))
  const placed = order.map((): { at: number; statement: ImportedStatement }[] => [])
  for (const { number, step, stepsAbove, text, fields } of statements) {
    const [ofStep = '', ofStatement = ''] = number.split('.')
    const above = steps[Math.min(stepsAbove, steps.length) - 1]
    const place =
      (ofStep === '' ? undefined : numbers.get(ofStep)) ??
      (step === '' ? undefined : texts.get(step)) ??
      (above ? places.get(above) : undefined)
    const at = /^\d+$/.test(ofStatement) ? Number(ofStatement) : Number.MAX_SAFE_INTEGER
    placed[place ?? 0]?.push({ at, statement: { text, fields } })
  }
  return order.map(({ text, category, fields }, index) => ({
    text,
    category,
    fields,
    statements: (placed[index] ?? [])
      .sort((one, other) => one.at - other.at)
      .map(({ statement }) => statement),
  }))
}

function numbered(steps: readonly PlacedStep[]): PlacedStep[] {
  const numbers = new Set(steps.map(({ number }) => number))
  const areAll = numbers.size === steps.length && steps.every(({ number }) => /^\d+$/.test(number))
  return areAll ? [...steps].sort((one, other) => Number(one.number) - Number(other.number)) : [...steps]
}
