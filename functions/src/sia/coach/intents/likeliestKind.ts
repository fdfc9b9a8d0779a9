import type { Language } from '../language/Language.ts'
import { MESSAGE_KINDS, type MessageKind } from '../messages/MessageKind.ts'
import { type MessageInPlace, messageFeatures } from './messageFeatures.ts'

/** English that is called foreign is worse than a foreign message that is asked about: only the cues say so. */
const LEFT_OUT: MessageKind = 'otherLanguage'

/** What people took messages like this one for, and how likely it is that, from 0 to 1. */
export function likeliestKind(place: MessageInPlace, language: Language): LikelyKind {
  const { classes, classify } = language.judged.messages
  const likelihoods = classify(messageFeatures(place, language))
  const of = (kind: MessageKind) => (kind === LEFT_OUT ? -1 : (likelihoods[classes.indexOf(kind)] ?? -1))
  const kind = MESSAGE_KINDS.reduce((best, each) => (of(each) > of(best) ? each : best))
  return { kind, likelihood: of(kind) }
}

export interface LikelyKind {
  readonly kind: MessageKind
  readonly likelihood: number
}
