import type { Need } from '@outcome-studio/shared/domain/analysis'
import { textKey } from '@outcome-studio/shared/domain/base'

/** How a file names an outcome. Any part may be empty. */
export interface NamedOutcome {
  readonly text: string
  readonly number: string
  /** Uuid of the outcome statement. */
  readonly id: string
}

interface FoundNeed {
  readonly need: Need
  readonly by: 'text' | 'id' | 'number'
}

/** A number with a text after it, such as "1.1 Minimize the time" in our questionnaires. */
const NUMBERED = /^(\d{1,4}\.\d{1,4})[.)]?\s+(\S.*)$/s
const NUMBER = /^\d{1,4}\.\d{1,4}$/

/**
 * Finds outcomes by their text, then by id, and by number only if the file has neither. Of outcomes with equal texts
 * the id or the number selects one, otherwise the first.
 */
export function createNeedFinder(needs: readonly Need[]): (named: NamedOutcome) => FoundNeed | null {
  const byText = Map.groupBy(needs, ({ text }) => textKey(text))
  const byId = new Map<string, Need>(needs.map((need) => [need.statementId, need]))
  const byNumber = new Map(needs.map((need) => [need.number, need]))

  const findText = (text: string, { number, id }: NamedOutcome): FoundNeed | null => {
    const equal = byText.get(textKey(text)) ?? []
    const need =
      equal.find((each) => each.statementId === id) ??
      equal.find((each) => each.number === number) ??
      equal[0]
    return need ? { need, by: 'text' } : null
  }
  return (named) => {
    const text = named.text.trim()
    const found = text === '' ? null : findText(text, named)
    if (found) return found
    const [, number = '', rest] = NUMBERED.exec(text) ?? []
    const numbered = rest === undefined ? null : findText(rest, { ...named, number })
    if (numbered) return numbered
    const withId = byId.get(named.id.trim())
    if (withId) return { need: withId, by: 'id' }
    const written = text === '' ? named.number.trim() : NUMBER.test(text) ? text : ''
    const withNumber = byNumber.get(written)
    return withNumber ? { need: withNumber, by: 'number' } : null
  }
}

/** The number that a file gives an outcome, as in the study; empty if it has none. */
export function numberIn({ text, number }: NamedOutcome): string {
  const written = NUMBERED.exec(text.trim())?.[1] ?? (NUMBER.test(text.trim()) ? text : number)
  return written.trim()
}
