import type { Statement } from '@outcome-studio/shared/domain/checker'
import {
  readOutcome,
  readStatement,
  STANDARD_VOCABULARY,
  wordSet,
} from '@outcome-studio/shared/domain/checker'
import type { TextSpan } from '@outcome-studio/shared/domain/study'

/** The anatomy of an outcome statement (docs/method.md §4), in its order. */
export const STATEMENT_PARTS = ['direction', 'metric', 'object', 'clarifier', 'examples'] as const
export type StatementPart = (typeof STATEMENT_PARTS)[number]

export interface StatementPartFound extends TextSpan {
  readonly part: StatementPart
}

/**
 * Words that connect a metric to its object: "the time *it takes to* choose", "the likelihood *that* a wheel
 * …".
 */
const TIES = wordSet('it takes to take that of required needed spent for')
/**
 * Words that reliably open the circumstances. "in", "on" and similar words are left out: they often belong to
 * the object.
 */
const OPENERS = wordSet(`
  when whenever while during before after once until till if unless where wherever without within upon throughout despite
`)

/**
 * Spans of an outcome statement's parts, in order and without overlap. Missing parts are left out; a text
 * without a direction has none. Takes time linear in the text's length.
 */
export function statementParts(text: string): readonly StatementPartFound[] {
  const statement = readStatement(text)
  const outcome = readOutcome(statement, STANDARD_VOCABULARY)
  if (outcome === null) return []
  const { words } = statement
  const { directionAt, metric } = outcome
  const metricEnd = metric === null ? directionAt + 1 : endOfTies(statement, metric.at + 1)
  const opener = words.findIndex(({ key }, at) => at > metricEnd && OPENERS.has(key))
  const clarifierAt = opener < 0 ? words.length : opener
  return [
    ...part('direction', statement, directionAt, directionAt + 1),
    ...part('metric', statement, directionAt + 1, metricEnd),
    ...part('object', statement, metricEnd, clarifierAt),
    ...part('clarifier', statement, clarifierAt, words.length),
    ...statement.tails.map((tail) => ({ part: 'examples' as const, ...tail })),
  ].sort((one, other) => one.start - other.start)
}

function endOfTies({ words }: Statement, from: number): number {
  let end = from
  while (TIES.has(words[end]?.key ?? '')) end += 1
  return end
}

/** The span of some words, up to the examples if these lie between them. */
function part(
  name: StatementPart,
  { words, tails }: Statement,
  from: number,
  end: number,
): readonly StatementPartFound[] {
  const found = words.slice(from, end)
  const [first] = found
  const tail = tails.find(({ start }) => first !== undefined && start >= first.start)
  const last = found.findLast((word) => tail === undefined || word.end <= tail.start)
  return first === undefined || last === undefined ? [] : [{ part: name, start: first.start, end: last.end }]
}
