import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { uncapitalized } from '@outcome-studio/shared/domain/checker'

/** What an outcome statement can measure, with the words that lead from the metric to its object (docs/method.md §4). */
export const METRICS = ['time', 'likelihood', 'number', 'amount', 'cost'] as const
export type MetricKind = (typeof METRICS)[number]

const WORDS: Readonly<Record<MetricKind, string>> = {
  time: 'the time it takes to',
  likelihood: 'the likelihood that',
  number: 'the number of',
  amount: 'the amount of',
  cost: 'the cost of',
}

/** Words of the metric that members repeat at the start of the object. */
const REPEATED: Readonly<Record<MetricKind, RegExp>> = {
  time: /^(?:it takes )?to(?: |$)/i,
  likelihood: /^that(?: |$)/i,
  number: /^of(?: |$)/i,
  amount: /^of(?: |$)/i,
  cost: /^of(?: |$)/i,
}

const CONTEXT =
  /^(?:when|while|before|after|during|once|until|if|where|without|within|throughout|despite|in|on|at|for|with)\b/i

export interface StatementDraft {
  readonly direction: 'Minimize' | 'Increase'
  readonly metric: MetricKind
  /** What is measured: an action after "time", a clause after "likelihood", else a thing. */
  readonly object: string
  /** The circumstances; empty for none. */
  readonly context: string
}

/**
 * Composes an outcome statement from its parts. A context without a word that opens it is introduced by "when".
 * @returns an empty text without an object
 */
export function composeStatement({ direction, metric, object, context }: StatementDraft): string {
  const measured = plain(object).replace(REPEATED[metric], '')
  if (measured === '') return ''
  const circumstances = plain(context)
  const opened =
    circumstances === '' || CONTEXT.test(circumstances)
      ? circumstances
      : `when ${uncapitalized(circumstances)}`
  return [direction, WORDS[metric], uncapitalized(measured), uncapitalized(opened)]
    .filter((part) => part !== '')
    .join(' ')
}

/** One line without a full stop at its end. */
const plain = (text: string): string => withoutEnd(text.replace(/\s+/g, ' ').trim(), ' .')
