import { isPhrase } from '../grammar/readPhrase.ts'
import { isMass, isParticiple, isPast, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { participleOf } from '../language/participleOf.ts'
import { headOf } from './headOf.ts'

/** "keying in mileage I already keyed in back in March" */
const OF_DOER =
  /^((?:.{2,40} is )?\p{L}{2,30}ing(?: (?:in|out|up|off|down|over|back|away|through))? )(?:(?:(?:nearly |almost )?all|most of) (?=the ))?(.{2,60}?) (?:(?:that|which) )?(?:i|we|you) (have |had )?((?:(?:already|just|only|never|always) ){0,2})(\p{L}{1,30})((?: (?:in|on|out|up|off|down|over|back|away|through)\b)?)(.*)$/iu
/** When it was, which no statement says; what is said otherwise may be needed. */
const WHEN =
  /^(?: (?:back|earlier|before|already|just|once|yesterday|last \p{L}+|this \p{L}+|the (?:day|week|night|month|year) before|(?:an?|one|two|three|\d+|a few|some) (?:minutes?|hours?|days?|weeks?|months?|years?) (?:ago|before|earlier)|(?:back )?in (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|morning|evening)))*$/iu

/** What somebody does again to what they have done already, without the doer: "mileage that was already keyed in". */
export function ownDoing(sentence: string, language: Language): string {
  const [, doing = '', thing = '', have, adverbs = '', said = '', particle = '', rest = ''] =
    OF_DOER.exec(sentence) ?? []
  if (thing === '' || !WHEN.test(rest)) return sentence
  const [verb] = language
    .tokensOf(`they ${have === undefined ? '' : 'have '}${said}`)
    .slice(have === undefined ? 1 : 2)
  // The tagger takes "sewed" for an adjective.
  const base = verb?.tag === 'VERB' ? verb.base : (verb?.verb ?? 'be')
  const isDone =
    verb !== undefined &&
    (have === undefined
      ? isPast({ ...verb, base })
      : isParticiple({ ...verb, base }) || participleOf(base) === verb.key)
  const head = headOf(thing, language)
  const bare = thing.replace(/^(?:the |an? |some |all )/i, '')
  if (!isDone || base === 'be' || head === undefined) return sentence
  if (!isPhrase(language.tokensOf(`the ${bare}`), 'nouns')) return sentence
  const isMany = isPlural(head) && !isMass(head)
  const state = have === undefined ? (isMany ? 'were' : 'was') : isMany ? 'have' : 'has'
  // "washing brushes I washed an hour ago"
  const how = adverbs === '' && have === undefined ? 'already ' : adverbs
  const been = have === undefined ? '' : 'been '
  return `${doing}${thing} that ${state} ${how}${been}${participleOf(base)}${particle}`
}
