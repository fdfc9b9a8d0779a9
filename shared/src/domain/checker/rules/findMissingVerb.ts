import type { TextSpan } from '../../study/remarks/Remark.ts'
import type { FindInText, RemarkDraft } from '../Rule.ts'
import { removed, replaced, spanOf, suggestion } from '../text/edits.ts'
import { verbPlace } from '../text/leadingVerb.ts'
import type { Statement } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { looksLikeAdjective, looksLikeNoun, possibleBases } from '../text/wordForms.ts'
import { ACTIVITIES } from '../vocabulary/actions.ts'
import { AUXILIARIES, DETERMINERS, PREPOSITIONS, PRONOUNS_OF_SPEECH } from '../vocabulary/functionWords.ts'
import { FEELINGS } from '../vocabulary/metrics.ts'
import { isVerb, NOUN_VERBS, PLAIN_VERBS } from '../vocabulary/verbs.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const STATES = wordSet('be have become own possess belong exist seem')
const WISHES = wordSet('feel like love hate want need wish hope prefer desire')
const EXAMPLE = 'Start with a verb in its base form, such as "Prepare" or "Find".'

/** J1: a job starts with a verb in base form. */
export const findMissingVerb: FindInText = (statement, vocabulary) => {
  const place = verbPlace(statement)
  const word = statement.words[place]
  if (word === undefined) return [{ message: EXAMPLE, span: null }]
  const span = spanOf(statement, place)
  const next = statement.words[place + 1]?.key ?? ''
  if (word.key === 'be' && (next === 'perceived' || next === 'seen')) return []
  if (STATES.has(word.key)) {
    return [{ message: `"${word.text}" describes a state. Say what the person gets done.`, span }]
  }
  if (WISHES.has(word.key)) {
    return [{ message: `"${word.text}" is a feeling or a wish. Say what the person gets done.`, span }]
  }
  if (isVerb(word.key, vocabulary.verbs)) {
    if (vocabulary.evaluative.has(word.key) && !DETERMINERS.has(next)) return [doubtful(word.text, span)]
    if (AUXILIARIES.has(next) && next !== 'do') {
      return [{ message: `This is a sentence about "${word.text}". ${EXAMPLE}`, span }]
    }
    if (isHeading(statement, place) || isNounOf(word.key, next) || isNounTo(statement, place))
      return [doubtful(word.text, span)]
    return place > 0 && statement.words[place - 1]?.key === 'to' ? [infinitive(statement, place)] : []
  }
  return otherWord(statement, place, vocabulary)
}

/** Verbs whose object may be an activity: "book training for staff". */
const TAKING_ACTIVITIES = wordSet(`
  book order offer request schedule plan start stop finance fund support document record monitor audit review check test
  practice delay pause end try supply finish time judge cost cover study budget seek need fight
`)

/** "Inventory management", "Tax planning for families": two nouns, of which the last names an activity. */
function isHeading({ words }: Statement, place: number): boolean {
  const key = words[place]?.key ?? ''
  if (!NOUN_VERBS.has(key) || PLAIN_VERBS.has(key) || !ACTIVITIES.has(words[place + 1]?.key ?? ''))
    return false
  return (
    words.length === place + 2 ||
    (PREPOSITIONS.has(words[place + 2]?.key ?? '') && !TAKING_ACTIVITIES.has(key))
  )
}

/** Verbs before "of"; other words there are nouns, as in "Repair of a crown". */
const BEFORE_OF = wordSet(`
  dispose think speak dream hear learn beware approve complain get tire conceive partake know talk consist rid repent smell
  taste
`)
const isNounOf = (key: string, next: string): boolean => next === 'of' && !BEFORE_OF.has(key)

/** Verbs before "to" without an object, most of them of motion and speech; other words there are nouns. */
const BEFORE_TO = wordSet(`
  advance answer appeal attend bike block bow break bridge broadcast bus call camp campaign care catch change chat climb
  come commute conform connect contribute convert crawl cross cycle dance dash date dive double drift drive drop edge
  escape export face fall fast ferry field filter fire fit flight float flow fly forward go graduate grow hike hunt hurry
  import increase journey jog jump kayak lead lean leap lie link listen load log look mail march match migrate mount move
  narrow nod object open paddle pan parade park pass phone pilot play point post preach present press proceed progress
  promise pump push race rally range react read refer relate relay relocate reply report respond resort retire retreat
  return reverse ride rise roll rotate route row run rush sail scale scan seek shift ship shout shuttle sing skate ski skip
  slide slip slow snap speak speed spread sprint stack step stick stop stoop subscribe surf surrender swap swim swing switch
  talk tend text tie tour tow trace trade train transfer transition transit travel trek trip trot tune turn tune upgrade
  venture voice vote wake walk wander warm wave whistle work wire write yield zoom
`)

/** Verbs of the other list that are nouns before "to". */
const LIKE_NOUNS = wordSet('repair visit transport support supply')

/** "Access to the underside of the deck" */
const isNounTo = ({ words }: Statement, place: number): boolean => {
  const key = words[place]?.key ?? ''
  return (
    words[place + 1]?.key === 'to' &&
    DETERMINERS.has(words[place + 2]?.key ?? '') &&
    (NOUN_VERBS.has(key) || LIKE_NOUNS.has(key)) &&
    !BEFORE_TO.has(key)
  )
}

function infinitive(statement: Statement, place: number): RemarkDraft {
  return {
    message: 'Leave out "to" and start with the verb.',
    span: spanOf(statement, place - 1),
    severity: 'warning',
    suggestion: suggestion(statement, 'Leave out "to"', () => removed(statement, place - 1)),
  }
}

function otherWord(statement: Statement, place: number, vocabulary: Vocabulary): readonly RemarkDraft[] {
  const word = statement.words[place]
  if (word === undefined) return []
  const span = spanOf(statement, place)
  const base = possibleBases(word.key).find((candidate) => isVerb(candidate, vocabulary.verbs))
  if (base !== undefined) {
    return [
      {
        message: `"${word.text}" is not the base form of the verb. ${EXAMPLE}`,
        span,
        suggestion: suggestion(statement, `Start with "${base}"`, () =>
          replaced(statement, place, place, base),
        ),
      },
    ]
  }
  const isBeforeDeterminer = DETERMINERS.has(statement.words[place + 1]?.key ?? '')
  if (isNoVerb(word.key, vocabulary) || (!isBeforeDeterminer && hasOtherEnding(word.key))) {
    return [{ message: `"${word.text}" is not a verb. ${EXAMPLE}`, span }]
  }
  if (isBeforeDeterminer) return []
  return [doubtful(word.text, span)]
}

const doubtful = (word: string, span: TextSpan | null): RemarkDraft => ({
  message: `Is "${word}" a verb? ${EXAMPLE}`,
  span,
  severity: 'warning',
})

function isNoVerb(key: string, vocabulary: Vocabulary): boolean {
  return (
    DETERMINERS.has(key) ||
    PREPOSITIONS.has(key) ||
    AUXILIARIES.has(key) ||
    PRONOUNS_OF_SPEECH.has(key) ||
    FEELINGS.has(key) ||
    vocabulary.evaluative.has(key) ||
    vocabulary.metrics.has(key) ||
    /^\P{L}/u.test(key) ||
    key.endsWith('ing')
  )
}

/** Endings of nouns and adjectives. A few verbs share them; a following article identifies those. */
const hasOtherEnding = (key: string): boolean => looksLikeNoun(key) || looksLikeAdjective(key)
