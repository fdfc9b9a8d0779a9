import type { Severity } from '../../study/remarks/Remark.ts'
import type { FindInText, LooksFor, RemarkDraft } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Statement } from '../text/Statement.ts'
import {
  FIXED_JUDGMENTS,
  JUDGING_ADJECTIVES,
  OUTCOME_WORDS,
  VAGUE_PHRASES,
} from '../vocabulary/evaluative.ts'
import {
  ARTICLES,
  AUXILIARIES,
  DETERMINERS,
  PREPOSITIONS,
  PRONOUNS_OF_SPEECH,
} from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

const vaguePhrases = phraseList([VAGUE_PHRASES])
const fixedJudgments = phraseList([FIXED_JUDGMENTS])
/** Verbs that say what something is like. "Goes bad" is an event. */
const LINKS = wordSet('is are be look looks seem seems feel feels sound sounds taste tastes smell smells')
/** Words that open the circumstances, in which "when the weather is bad" is plain. */
const CIRCUMSTANCES = wordSet('when whenever while if because unless once until before after during where')
const JUDGING = wordSet('good bad poor positive negative')
/** Adjectives that judge after a verb: "looks bad". A test may be positive. */
const VERDICTS = wordSet('good bad poor')
/** Nouns that say nothing certain with one of them: "a bad experience". */
const VAGUE_NOUNS = wordSet('experience experiences quality service performance impression result outcome')

/** O6: evaluative words mean different things to different readers. */
export const findVagueWords: FindInText = (statement, vocabulary) => {
  const outcome = readOutcome(statement, vocabulary)
  const end = outcome?.metric?.at ?? -1
  const circumstancesAt = statement.words.findIndex(({ key }) => CIRCUMSTANCES.has(key))
  return statement.words.flatMap(({ key }, index): readonly RemarkDraft[] => {
    const phrase = vaguePhrases.lengthAt(statement.words, index)
    if (phrase > 0) return [vague(statement, index, index + phrase - 1, 'warning')]
    const isPair = JUDGING.has(key) && VAGUE_NOUNS.has(statement.words[index + 1]?.key ?? '')
    const isVerdict =
      VERDICTS.has(key) &&
      LINKS.has(statement.words[index - 1]?.key ?? '') &&
      (circumstancesAt < 0 || index < circumstancesAt)
    const isBeforeThing =
      VERDICTS.has(key) &&
      index > end &&
      (circumstancesAt < 0 || index < circumstancesAt) &&
      isOfThing(statement, index, outcome?.direction === 'increase')
    const isJudging =
      (JUDGING_ADJECTIVES.has(key) || JUDGING_COMPOUND.test(key)) &&
      (circumstancesAt < 0 || index < circumstancesAt) &&
      isAdjective(statement, index)
    if (
      !isPair &&
      !isVerdict &&
      !isBeforeThing &&
      !isJudging &&
      !vocabulary.evaluative.has(key) &&
      !OUTCOME_WORDS.has(key)
    )
      return []
    if (index > end && isCompared(statement, index)) return []
    // "Starting too fast" is a mishap that can be observed.
    if (statement.words[index - 1]?.key === 'too') return []
    return [vague(statement, index, index, index > 0 && index <= end ? undefined : 'warning')]
  })
}

/** Words that judge. */
export const looksForVagueWords: LooksFor = ({ key }, { evaluative }) =>
  [JUDGING, VERDICTS, JUDGING_ADJECTIVES, evaluative, OUTCOME_WORDS].some((list) => list.has(key)) ||
  JUDGING_COMPOUND.test(key) ||
  vaguePhrases.tells(key)

/** Nouns that say nothing certain with any adjective, which O12 finds. */
const GENERAL = wordSet('results outcomes')
/** "ending up with a bad seat" */
const LEFT = wordSet('up left stuck')
const CHANCES = wordSet('likelihood chance chances probability odds risk')
/** Prepositions after which a thing is the object of a measure: "the likelihood of a poor fit". */
const OF_OBJECTS = wordSet('of for to')

/**
 * "Find a good site", "a poor fit". After "that" a thing is told apart by the word, "a good candidate is rejected", unless
 * more of it is wanted. After another preposition it belongs to the circumstances: "in bad weather".
 */
function isOfThing({ words }: Statement, index: number, isIncrease: boolean): boolean {
  const next = words[index + 1]?.key ?? ''
  if (
    next === '' ||
    PREPOSITIONS.has(next) ||
    AUXILIARIES.has(next) ||
    GENERAL.has(next) ||
    fixedJudgments.lengthAt(words, index) > 0
  ) {
    return false
  }
  const before = index - (ARTICLES.has(words[index - 1]?.key ?? '') ? 2 : 1)
  const opener = words[before]?.key ?? ''
  if (opener === 'that') return isIncrease
  if (opener === 'with' && LEFT.has(words[before - 1]?.key ?? '')) return true
  if (opener === 'of') return isIncrease || CHANCES.has(words[before - 1]?.key ?? '')
  return OF_OBJECTS.has(opener) || !PREPOSITIONS.has(opener)
}

/** "natural-sounding", "professional-looking" */
const JUDGING_COMPOUND = /-(?:sounding|looking|feeling|quality)$/
const IN_CONDITIONS = wordSet('in at under on during despite through')

/** Not "promising a date", "disappointing a child", or the circumstances "in unfavorable winds". */
function isAdjective({ words }: Statement, index: number): boolean {
  const before = words[index - 1]?.key ?? ''
  if (IN_CONDITIONS.has(before)) return false
  const next = words[index + 1]?.key ?? ''
  return !words[index]?.key.endsWith('ing') || (!DETERMINERS.has(next) && !PRONOUNS_OF_SPEECH.has(next))
}

/** Words after "than" that name nothing to compare with. */
const BEFORE = wordSet('before now today usual ever')

/** "Scale builds up faster than it is removed" can be observed. */
const isCompared = ({ words }: Statement, index: number): boolean =>
  OUTCOME_WORDS.has(words[index]?.key ?? '') &&
  words[index + 1]?.key === 'than' &&
  words[index + 2] !== undefined &&
  !BEFORE.has(words[index + 2]?.key ?? '')

function vague(
  statement: Statement,
  from: number,
  to: number,
  severity?: Exclude<Severity, 'error'>,
): RemarkDraft {
  const span = spanOf(statement, from, to)
  const quoted = span === null ? '' : statement.text.slice(span.start, span.end)
  const message = `"${quoted}" means different things to different readers. Say what is measured.`
  return severity === undefined ? { message, span } : { message, span, severity }
}
