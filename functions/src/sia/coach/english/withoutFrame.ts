import { isGerund } from '../grammar/wordForms.ts'
import type { Line } from './Line.ts'

/** The infinitive's "to", which the question's beginning has already: "for to find". */
const DOUBLED_TO = /^(?:for )?to (?=(\p{L}+) )/iu
/** "it happen that the door closes": says that something happens, as the question does. */
const HAPPENING =
  /^(?:it (?:can |may |often |sometimes |also )*happens? (?:often |sometimes )?that|the problem is that|there is the problem that|we have the problem that) /i

/** Without what says once more that something is done or happens: "for to find the key", "it happen that the door closes". */
export function withoutFrame({ text, about, language }: Line): string {
  if (about === 'wrong') return text.replace(HAPPENING, '')
  if (about === 'wasted') return text
  const [first, next] = language.tokensOf(text)
  // "figuring out what goes where"
  if (
    first !== undefined &&
    next !== undefined &&
    isGerund(first) &&
    first.verb !== null &&
    next.tag !== 'NOUN'
  )
    return `${first.verb}${text.slice(first.text.length)}`
  return text.replace(DOUBLED_TO, (found, word: string) => {
    const [, verb] = language.tokensOf(`to ${word}`)
    return verb?.tag === 'VERB' ? '' : found
  })
}
