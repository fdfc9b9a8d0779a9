import type { FindInStudy } from '../Rule.ts'
import { numberedStatements } from '../study/CheckedStudy.ts'
import { cachedByWord } from '../text/cachedByWord.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Statement, Word } from '../text/Statement.ts'
import { STANDARD_VOCABULARY } from '../text/Vocabulary.ts'
import { AUXILIARIES, DETERMINERS, PREPOSITIONS } from '../vocabulary/functionWords.ts'
import { DURATION_UNITS } from '../vocabulary/quantities.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { findRestatedJob } from './findRestatedJob.ts'
import { readOutcome } from './readOutcome.ts'
import { sameMeaningStem } from './sameMeaningKey.ts'

/** Words that add nothing to a job that is measured, or that say only whether it gets done. */
const FILLERS = wordSet(`
  it takes take taking taken spent required needed necessary to of that not fail fails failing failed unable able get gets
  getting done finish finished finishing complete completed completing successfully success job task work process activity
  time effort cost and or be being course season start end beginning
`)
/** Verbs of doing, which can be exchanged: "run an election", "conduct an election". */
const DOING = wordSet(`
  do doing perform performing run running conduct conducting hold holding carry carrying make making execute executing
  handle handling manage managing undertake undertaking
`)
const spans = phraseList([
  'out | over the course of a | over the course of the | in the course of a | as a whole',
])

/** O19: an outcome whose words are all those of the study's job adds nothing to it (docs/method.md §4, O12). */
export const findJobAsOutcome: FindInStudy = function* (study, read) {
  const job = jobOf(read(study.jtbd.userInput))
  for (const { uuid, userInput } of numberedStatements(study)) {
    const statement = read(userInput)
    const from = job === null ? null : restatedFrom(statement, job)
    yield from === null
      ? null
      : {
          uuid,
          message:
            'This says no more than the job. Which part of it should go faster, surer or with less waste?',
          span: spanOf(statement, from, statement.words.length - 1),
        }
  }
}

interface Job {
  /** Stem of the verb; null for a verb of doing, which others can replace. */
  readonly verb: string | null
  readonly stems: ReadonlySet<string>
}

function jobOf(statement: Statement): Job | null {
  const verb = leadingVerb(statement, STANDARD_VOCABULARY)
  const key = statement.words[verb ?? 0]?.key
  if (verb === null || key === undefined) return null
  const object = contentOf(statement.words.slice(verb + 1))
  if (object.length === 0) return null
  return {
    verb: DOING.has(key) ? null : sameMeaningStem(key),
    stems: new Set([sameMeaningStem(key), ...object]),
  }
}

/** Index of the first word after the metric if the statement only restates the job; otherwise null. */
function restatedFrom(statement: Statement, { verb, stems }: Job): number | null {
  const metric = readOutcome(statement, STANDARD_VOCABULARY)?.metric?.at
  if (metric === undefined) return null
  let isDone = false
  let hasObject = false
  let index = metric + 1
  while (index < statement.words.length) {
    const length = emptyLength(statement.words, index)
    const key = statement.words[index]?.key ?? ''
    if (DOING.has(key)) isDone ||= verb === null
    else if (length === 0) {
      const stem = sameMeaningStem(key)
      if (!stems.has(stem)) return null
      if (stem === verb) isDone = true
      else hasObject = true
    }
    index += length || 1
  }
  if (!isDone || !hasObject) return null
  // A statement that says so by itself has a remark of O12.
  return findRestatedJob(statement, STANDARD_VOCABULARY, 'outcomeStatement').length > 0 ? null : metric + 1
}

/** Stems of the words that say something. */
function contentOf(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ key }, index) => (emptyLength(words, index) > 0 ? [] : [sameMeaningStem(key)]))
}

/** Number of words from an index on that say nothing, such as "each month"; 0 for a word that does. */
function emptyLength(words: readonly Word[], index: number): number {
  const key = words[index]?.key ?? ''
  return spans.lengthAt(words, index) || Number(isEmpty(key))
}

const isEmpty = cachedByWord((key) => EMPTY.some((list) => list.has(key)))

const EMPTY = [FILLERS, DOING, DETERMINERS, PREPOSITIONS, AUXILIARIES, DURATION_UNITS]
