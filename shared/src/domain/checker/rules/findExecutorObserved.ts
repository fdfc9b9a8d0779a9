import type { FindInStudy } from '../Rule.ts'
import { numberedStatements } from '../study/CheckedStudy.ts'
import { isNumber } from '../text/compounds.ts'
import { spanOf } from '../text/edits.ts'
import type { Statement, Word } from '../text/Statement.ts'
import { STANDARD_VOCABULARY } from '../text/Vocabulary.ts'
import { ARTICLES, PREPOSITIONS } from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { findObserved } from './findObserved.ts'
import { readOutcome } from './readOutcome.ts'
import { sameMeaningStem } from './sameMeaningKey.ts'

/** Heads of an executor that name nobody in particular. */
const ANYBODY = wordSet('people person persons individual individuals adult adults someone anyone everyone')
/** Words before an executor who is not the one who does this job. */
const OTHERS = wordSet(
  'another other second next previous fellow each every new former relief several some many few most both no any',
)
/** Maximum number of words between the start of a clause and the executor: "that a wind turbine technician". */
const MODIFIERS = 3

/** O20: the study's executor is not watched from outside (docs/method.md §4, O8). */
export const findExecutorObserved: FindInStudy = function* (study, read) {
  const executor = headOf(read(study.jtbd.executor))
  for (const { uuid, userInput } of numberedStatements(study)) {
    const statement = read(userInput)
    const at = executor === null ? null : subjectAt(statement, executor)
    yield at === null
      ? null
      : {
          uuid,
          message: `"${statement.words[at]?.text ?? ''}" is who does this job. Write it as they live it, without naming them.`,
          span: spanOf(statement, at),
        }
  }
}

/** Stem of the noun that an executor is named by: "technicians" in "wind turbine technicians at sea". */
function headOf({ words }: Statement): string | null {
  const end = words.findIndex(({ key }) => PREPOSITIONS.has(key) || key === 'that')
  const head = (end < 0 ? words : words.slice(0, end)).at(-1)
  return head === undefined || ANYBODY.has(head.key) ? null : sameMeaningStem(head.key)
}

/** Index of the executor as the subject of what is measured: "the time the nurse waits", "that a nurse falls". */
function subjectAt(statement: Statement, executor: string): number | null {
  const { words } = statement
  const metric = readOutcome(statement, STANDARD_VOCABULARY)?.metric?.at
  if (metric === undefined) return null
  const at = words.findIndex(
    (word, index) =>
      index > metric &&
      sameMeaningStem(word.key) === executor &&
      !isPossessive(word) &&
      (words[index + 1]?.key === 'who' || !PREPOSITIONS.has(words[index + 1]?.key ?? 'of')) &&
      isSubject(words, metric, index),
  )
  // A statement that shows it by itself has a remark of O8.
  return at < 0 || findObserved(statement, STANDARD_VOCABULARY, 'outcomeStatement').length > 0 ? null : at
}

const isPossessive = ({ text }: Word): boolean => /['’]s?$/.test(text)

/**
 * Whether only an article and a few modifiers stand between a noun and the metric, "that" or "for". Without an article
 * a word after a later "that" may be a verb: "pieces that cook together".
 */
function isSubject(words: readonly Word[], metric: number, index: number): boolean {
  let start = index
  while (start > metric + 1 && index - start < MODIFIERS && isModifier(words[start - 1]?.key ?? ''))
    start -= 1
  const between = words.slice(start, index)
  if (between.some(({ key }) => OTHERS.has(key) || isNumber(key))) return false
  const hasArticle = ARTICLES.has(words[start - 1]?.key ?? '')
  if (hasArticle) start -= 1
  const opener = words[start - 1]?.key ?? ''
  if (opener === 'of' && start === metric + 2) return words[index + 1]?.key === 'who'
  return (
    start === metric + 1 ||
    (opener === 'that' && (hasArticle || start === metric + 2)) ||
    (opener === 'for' && start === metric + 4)
  )
}

const isModifier = (key: string): boolean =>
  !ARTICLES.has(key) &&
  !PREPOSITIONS.has(key) &&
  key !== 'that' &&
  key !== 'it' &&
  key !== 'takes' &&
  key !== 'of'
