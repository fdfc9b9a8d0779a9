import type { Language } from '../../language/Language.ts'
import { participleOf } from '../../language/participleOf.ts'
import { verbOf } from '../../language/verbOf.ts'

/** "we ought to, every time": what is left out today belongs to the job. */
const OUGHT =
  /(?:^|[.!?;,]\s?|\s)(?:and |but |though )?(?:we|they|i|you|people|somebody|someone) (?:really |probably |all |definitely )?(?:ought to|should)(?: really| probably| though)?(?=[.,;!?]|$)[^.!?;]{0,160}/iu
/** "nobody ever rings ahead to …", "we never check …". */
const NEGLECTED =
  /(^|[.!?;,]\s+|\b(?:and|but) )(?:(?:nobody|no one|none of (?:us|them)) (?:ever )?(\p{L}+)s|(?:we|they|i|you|people) never (\p{L}+))(?= \p{L})/iu
/** "The custard, is it catching, that is what you keep an eye on": what is watched, told as a question. */
const WATCHED =
  /^(?:(?:and|so|well|then),? )?(?:(?:his|her|their|the|my|our|your) (\p{L}[\p{L} ]{1,30}?)[;,] )?(is|are|did|do|has|have) (it|they|the \p{L}{1,30}) (?:actually |really )?([^.;!?]{2,60}?)(?:,? or (?:is|are|did|do|has|have|not)\b[^.;!?]{0,80}?)?[,;]? (?:and )?that is what (?:you|i|we|they) (\p{L}{1,30})[^.;!?]{0,80}[.!]?$/iu

/** Steps of an answer as they should be: what nobody does today although they ought to is told as what they do. */
function asItOughtToBe(text: string, language: Language): string {
  if (!OUGHT.test(text) || !NEGLECTED.test(text)) return text
  const told = text.replace(NEGLECTED, (found, start: string, done?: string, never?: string) => {
    const verb = never ?? (done === undefined ? null : verbOf(`${done}s`.toLowerCase(), language.isKnown))
    return verb === null ? found : `${start}they ${verb}`
  })
  return told === text ? text : told.replace(OUGHT, '').trim()
}

/** "Check whether the custard is catching" of a question that tells what is watched. */
function asWatched(sentence: string): string {
  const [whole, thing, auxiliary = '', subject = '', rest = '', watching = ''] = WATCHED.exec(sentence) ?? []
  const isNamed = /^the /i.test(subject)
  if (whole === undefined || watching === 'mean' || (thing === undefined) === !isNamed) return sentence
  const [verb = '', ...others] = rest.split(' ')
  const what = isNamed ? subject : `the ${thing}`
  const be = auxiliary.toLowerCase()
  if (be === 'do') return `check whether ${what} ${rest}`
  if (be !== 'did') return `check whether ${what} ${be} ${rest}`
  const isMany = /[^s]s$/i.test(what)
  return `check whether ${what} ${isMany ? 'have' : 'has'} ${[participleOf(verb.toLowerCase()), ...others].join(' ')}`
}

/** What is told of steps in standard English, where it is told as what nobody does, or as a question that is watched. */
export const wishedSteps = (text: string, language: Language): string =>
  asItOughtToBe(text, language)
    .split(/((?<![;,])\n+)/u)
    .map(asWatched)
    .join('')
