import type { FindInText, RemarkDraft } from '../Rule.ts'
import { isNumber } from '../text/compounds.ts'
import { removed, spanOf, suggestion } from '../text/edits.ts'
import type { Statement } from '../text/Statement.ts'
import {
  COUNTED_UNITS,
  CURRENCY_SIGNS,
  DESCRIBING_UNITS,
  LIMITS,
  UNITS,
  WHEN_WORDS,
} from '../vocabulary/quantities.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const FILLERS = wordSet('the a than more less fewer least most of or')
const LEADS_IN = [FILLERS, LIMITS, CURRENCY_SIGNS]
const HALVING = wordSet('half zero')

/** O9: a statement says what to measure, not which value to reach. */
export const findTargetValue: FindInText = (statement) => {
  const { words } = statement
  const remarks: RemarkDraft[] = []
  let index = 0
  while (index < words.length) {
    if (!isNumber(words[index]?.key ?? '')) {
      index += 1
      continue
    }
    const numberEnd = endOfNumber(statement, index)
    const end = targetEnd(statement, index, numberEnd)
    if (end !== null) remarks.push(target(statement, index, end))
    // Continues after the whole number, since reading it again from each of its words would be quadratic.
    index = (end ?? numberEnd) + 1
  }
  return remarks
}

/** O9 in examples: a number is an example; only a limit such as "under 5 minutes" is a target. */
export const findLimitInExamples: FindInText = (...checked) =>
  findTargetValue(...checked).filter(({ severity }) => severity === undefined)

/** Index of the last word of a number, such as "hundred" in "two hundred". */
function endOfNumber({ words }: Statement, start: number): number {
  let end = start
  while (isNumber(words[end + 1]?.key ?? '') || words[end + 1]?.key === '%') end += 1
  return end
}

/** Index of the last word of the target value with this number; null if the number is no target. */
function targetEnd({ words }: Statement, start: number, end: number): number | null {
  const before = words[start - 1]?.key ?? ''
  const value = words[end]?.key ?? ''
  const after = words[end + 1]?.key ?? ''
  if (WHEN_WORDS.has(before) && value !== '%') return null
  if (CURRENCY_SIGNS.has(before) || value === '%' || WITH_UNIT.test(value)) return end
  if (isUnit(after)) return isOfTarget(value, after, LIMITS.has(before)) ? end + 1 : null
  return LIMITS.has(before) && (HALVING.has(value) || /^\d/.test(value)) ? end : null
}

const WITH_UNIT = /^\d+(?:[.,]\d+)?(?:s|ms|min|h|hrs?|x|k|m|cm|mm|kg|g)$/

function isOfTarget(value: string, unit: string, isLimited: boolean): boolean {
  if (unit === 'in') return false
  if (COUNTED_UNITS.has(unit) && !/^\d/.test(value)) return false
  return isLimited || !DESCRIBING_UNITS.has(unit) || value === 'one' || value === '1'
}

const isUnit = (key: string): boolean => UNITS.has(key) || CURRENCY_SIGNS.has(key)

function target(statement: Statement, index: number, end: number): RemarkDraft {
  const { words } = statement
  let start = index
  while (LEADS_IN.some((list) => list.has(words[start - 1]?.key ?? ''))) start -= 1
  const span = spanOf(statement, start, end)
  const quoted = span === null ? '' : statement.text.slice(span.start, span.end)
  const isLimited = words.slice(start, index).some(({ key }) => LIMITS.has(key))
  return {
    message: `"${quoted}" is a target. Leave it out: the statement says what to measure, and people say how well it is met.`,
    span,
    ...(isLimited
      ? { suggestion: suggestion(statement, 'Leave out the target', () => removed(statement, start, end)) }
      : { severity: 'warning' }),
  }
}
