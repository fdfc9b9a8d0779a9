import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { isGerund } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { participleOf } from '../language/participleOf.ts'
import { baseOf } from '../language/verbForms.ts'
import { amountWhen } from './amountForms.ts'
import { timeOn } from './timeForms.ts'

/** "we write off stock", "throwing away paper" */
const DISCARDED =
  /^(?:(?:i|we|they|you|people) (?:(?:always|often|then|just|also) )?)?((?:wast|los|throw|writ|pour|discard|scrapp?|dump|binn?|chuck|tipp?)(?:e|ing)?)((?: (?:away|out|off))?) (.{1,200})$/i
/** Verbs that discard only with their particle, and those that do without one. */
const PARTED = /^(?:throw|write|pour|chuck|tip)$/
/** What it costs is a figure: "worth 340k a year". */
const WORTH = /,? worth(?: .*)?$/i
const TIME_LOST = /^(?:(?:so |too )?much time|time|hours|a lot of time) /i

/** What is said to be thrown away, lost or wasted; null for another text. */
export function discardedForms(
  text: string,
  about: OutcomeQuestion,
  language: Language,
): readonly string[] | null {
  const [, said = '', particle = '', rest = ''] = DISCARDED.exec(text) ?? []
  const verb = said.toLowerCase()
  const isDoing = verb.endsWith('ing')
  if (verb === '' || (isDoing && about !== 'wasted')) return null
  const base = isDoing ? (baseOf(verb) ?? verb) : verb
  if (PARTED.test(base) === (particle === '')) return null
  const waste = rest.replace(WORTH, '')
  const [first] = language.tokensOf(waste)
  if (first !== undefined && isGerund(first) && !/\s/.test(waste))
    return [`Minimize the time spent ${waste.toLowerCase()}`]
  if (TIME_LOST.test(waste)) return timeOn(waste.replace(/^(?:so|too) much /i, ''), language)
  return amountWhen(waste, language, `${participleOf(base)}${particle.toLowerCase()}`)
}
