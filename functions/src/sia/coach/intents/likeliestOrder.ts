import type { Language } from '../language/Language.ts'
import type { Order } from '../messages/CUES.ts'
import { type MessageInPlace, messageFeatures } from './messageFeatures.ts'

/** The kinds of commands that the examples tell apart. */
const ORDERS: Readonly<Record<string, Order>> = {
  back: 'back',
  rename: 'rename',
  show: 'show',
  skip: 'skip',
  stop: 'enough',
}
/** Likelihood from which a command is obeyed; below, the member chooses. */
const SURE = 0.6

/** What a command orders; null if that is not sure. */
export function likeliestOrder(place: MessageInPlace, language: Language): Order | null {
  const { classes, classify } = language.judged.orders
  const likelihoods = classify(messageFeatures(place, language))
  const highest = Math.max(...likelihoods)
  const name = classes[likelihoods.indexOf(highest)]
  return highest < SURE || name === undefined ? null : (ORDERS[name] ?? null)
}
