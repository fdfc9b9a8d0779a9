import type { Language } from '../language/Language.ts'
import { MESSAGE_KINDS, type MessageKind } from '../messages/MessageKind.ts'
import { type MessageInPlace, messageFeatures } from './messageFeatures.ts'

/** What people took messages like this one for, and how likely it is that, from 0 to 1. */
export function likeliestKind(place: MessageInPlace, language: Language): LikelyKind {
  const { classes, classify } = language.judged.messages
  const likelihoods = classify(messageFeatures(place, language))
  const of = (kind: MessageKind) => likelihoods[classes.indexOf(kind)] ?? -1
  const kind = MESSAGE_KINDS.reduce((best, each) => (of(each) > of(best) ? each : best))
  return { kind, likelihood: of(kind), ofAnswer: of('answer') }
}

export interface LikelyKind {
  readonly kind: MessageKind
  readonly likelihood: number
  /** How likely it is an answer. */
  readonly ofAnswer: number
}
