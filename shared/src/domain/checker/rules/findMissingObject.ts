import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import { isAdverbOfManner } from '../text/wordForms.ts'
import {
  GENERAL_OBJECTS,
  GENERAL_VERBS,
  INTRANSITIVE,
  INTRANSITIVE_WITH_PARTICLE,
} from '../vocabulary/actions.ts'
import { OUTCOME_WORDS } from '../vocabulary/evaluative.ts'
import { DETERMINERS, EMPTY_OBJECTS, PARTICLES } from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const DEGREES = wordSet('more less very well too so enough much most as possible done ready')

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
    const isPhrasal = particle !== undefined && PARTICLES.has(particle.key)
    if (isStep && needsNoObject(verbText.toLowerCase(), isPhrasal)) return []
    const action = isPhrasal ? `${verbText} ${particle.text}` : verbText
    const message = `Add an object: ${action.toLowerCase()} what?`
    return [isStep && isPhrasal ? { message, span, severity: 'hint' } : { message, span }]
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
