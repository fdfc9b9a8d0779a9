import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isOpenStep } from '../../drafts/isOpenStep.ts'
import type { Language, Token } from '../../language/Language.ts'
import type { PartForms } from './proposeDrafts.ts'
import { withOwnWords } from './withOwnWords.ts'

/** "Check the wind and agree the signals": beside a step that is sure, another verb and its object is one. */
export function withSiblings(parts: readonly PartForms[], language: Language): readonly PartForms[] {
  if (!parts.some(({ forms, isSound: isSure }) => forms.some(isSure))) return parts
  return parts.map((part) => {
    const action = part.part.replace(OWN_DOER, '')
    const [, verb, next] = language.tokensOf(`to ${action}`)
    const isVerb = verb?.tag === 'VERB' && verb.key === verb.base
    const rest = language.tokensOf(`to ${action}`).slice(2)
    const isDone =
      !isOpenStep(action) &&
      rest.some(
        (token, at) => token.tag === 'NOUN' || (at === rest.length - 1 && isThing(token, language)),
      ) &&
      rest.every(({ key }) => language.isKnown(key) || NUMBERED.test(key) || isCompound(key, language)) &&
      (!STATIVE.has(verb?.base ?? '') || /^go (?:over|through) /i.test(action)) &&
      isPlainAction(action.replace(/\b\d+-(?=\p{L})/gu, ''))
    return isVerb && (action === part.part ? next?.tag === 'DET' && !isOpenStep(action) : isDone)
      ? withOwnWords(part, language)
      : part
  })
}

/** "100-day", "last week's" */
const NUMBERED = /^\d+-\p{L}+$|^['’]s$/u

/** "roadmap": two nouns that a dictionary has, not "thesourdough". */
function isCompound(key: string, language: Language): boolean {
  const isNoun = (word: string) => language.isKnown(word) && language.tokensOf(word)[0]?.tag === 'NOUN'
  const cuts = Array.from({ length: Math.max(0, key.length - 6) }, (_, at) => at + 4)
  return key.length < 16 && cuts.some((cut) => isNoun(key.slice(0, cut)) && isNoun(key.slice(cut)))
}

/** "validate cover": a thing by itself, though it may be done as well. */
const isThing = ({ tag, key, base }: Token, language: Language): boolean =>
  tag === 'VERB' && key === base && language.tokensOf(`the ${key}`)[1]?.tag === 'NOUN'

/** Whoever gets the job done, before what they do. */
const OWN_DOER = /^(?:(?:and|then|so|first|also) )*(?:i|we|they|you) (?:always |usually |also |just )?/i
/** What nobody does as a step. */
const STATIVE = wordSet(
  'be have need want think know hope believe wonder like love hate wait lose forget miss get go come',
)
/** Words that name all they are about. */
const isPlainAction = (text: string): boolean =>
  !/\b(?:it|them|me|him|her|us|this|that|these|those|not|never|cannot|too|so|like|i|we|you|they)\b|\d/i.test(
    text,
  )
