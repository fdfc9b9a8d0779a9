import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Statement } from '../text/Statement.ts'
import { isAdverbOfManner } from '../text/wordForms.ts'
import {
  ASKING,
  GENERAL_OBJECTS,
  GENERAL_VERBS,
  INTRANSITIVE,
  INTRANSITIVE_WITH_PARTICLE,
  NEEDING_OBJECT,
  SELF_CONTAINED,
  WITH_AFTER,
} from '../vocabulary/actions.ts'
import { OUTCOME_WORDS } from '../vocabulary/evaluative.ts'
import {
  ADVERBIALS,
  DETERMINERS,
  EMPTY_OBJECTS,
  OPENERS_OF_TIME,
  PARTICLES,
  PHRASES_OF_TIME,
} from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const DEGREES = wordSet('more less very well too so enough much most as possible done ready')

const adverbials = phraseList([ADVERBIALS])
const phrasesOfTime = phraseList([PHRASES_OF_TIME])
/** Words that open an indirect question as well as circumstances. */
const QUESTIONING = wordSet('when whenever where wherever if')
const PLACES = wordSet('in at on near under inside outside behind beneath between from into onto to')
const MAY_TAKE_OBJECT = wordSet('after before since')

/** J2: the verb of a job has an object. A step may do without, as in "Warm up", since the job names the thing. */
export const findMissingObject: FindInText = (statement, vocabulary, entity) => {
  const verb = leadingVerb(statement, vocabulary)
  if (verb === null) return []
  const rest = statement.words
    .slice(verb + 1)
    .filter(
      ({ key }) =>
        !PARTICLES.has(key) &&
        !DEGREES.has(key) &&
        !OUTCOME_WORDS.has(key) &&
        !isAdverbOfManner(key) &&
        (!DETERMINERS.has(key) || EMPTY_OBJECTS.has(key)),
    )
  const verbText = statement.words[verb]?.text ?? ''
  const span = spanOf(statement, verb)
  if (rest.length === 0) {
    const isStep = entity === 'jobStep'
    const particle = statement.words[verb + 1]
    const isPhrasal = particle !== undefined && particle.key !== 'again' && PARTICLES.has(particle.key)
    if (isStep && needsNoObject(verbText.toLowerCase(), isPhrasal)) return []
    const action = isPhrasal ? `${verbText} ${particle.text}` : verbText
    const message = `Add an object: ${action.toLowerCase()} what?`
    return [isStep && isPhrasal ? { message, span, severity: 'hint' } : { message, span }]
  }
  if (hasTimeForObject(statement, verb)) {
    const message = `Add an object: ${verbText.toLowerCase()} what?`
    return [{ message, span, severity: 'warning' }]
  }
  const isGeneral =
    GENERAL_VERBS.has(verbText.toLowerCase()) && rest.every(({ key }) => GENERAL_OBJECTS.has(key))
  return isGeneral || rest.every(({ key }) => EMPTY_OBJECTS.has(key))
    ? [
        {
          message: 'Name the thing itself, so that the sentence stands on its own.',
          span,
          severity: 'warning',
        },
      ]
    : []
}

const needsNoObject = (verb: string, isPhrasal: boolean): boolean =>
  INTRANSITIVE.has(verb) || (isPhrasal && INTRANSITIVE_WITH_PARTICLE.has(verb))

/** "Rinse after the last sitting", "Recover at home after surgery": circumstances where the object should be. */
function hasTimeForObject({ words }: Statement, verb: number): boolean {
  const key = words[verb]?.key ?? ''
  if (SELF_CONTAINED.has(key)) return false
  const next = verb + 1
  const at = next + adverbials.lengthAt(words, next)
  const opener = words[at]?.key ?? ''
  if (phrasesOfTime.lengthAt(words, at) > 0) return true
  if (NEEDING_OBJECT.has(key) && PLACES.has(opener)) return true
  if (!OPENERS_OF_TIME.has(opener)) return at > next && at === words.length && !INTRANSITIVE.has(key)
  if (QUESTIONING.has(opener) && ASKING.has(key)) return false
  return !(MAY_TAKE_OBJECT.has(opener) && WITH_AFTER.has(key))
}
