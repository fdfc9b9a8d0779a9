import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPhrase, readClause } from '../grammar/readPhrase.ts'
import { isGerund, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { participleOf } from '../language/participleOf.ts'
import { gerundOf } from '../language/verbForms.ts'

/** A number of people or things, which a statement leaves open. */
const NUMBER =
  /(^|\b(?:into|in|to|on|from|across|between|for) )(?:three|four|five|six|ten|several|\d+) (?!times\b)(?=(?:[\p{L}-]+s|people|men|women|children)\b)/giu
/** "two handlers review the same file": several do what one would do. */
const SEVERAL = /^(?:(?:two|several|both|many) )?\p{L}+(?: \p{L}+)? .{2,80}$/iu
const SAME = /\bthe same\b/i
/** "I type the same numbers into several programs" */
const SPEAKER = /^(?:i|we) (?:(?:do|also|always|often|usually|then|have to|end up) )*(?=\p{L})/iu
/** How often or how much, which tells that it is too much. */
const MUCH =
  /,? (?:(?:quite )?a (?:good|great) deal|(?:quite )?a lot|so much|too much|too often|all day|all the time|for nothing|in vain|again and again|over and over(?: again)?|time and again)$/i
const AROUND = / (?:back and forth|up and down|in and out|to and fro|around)\b/i
const TWICE = /^(\p{L}+) (out|back|over|up|down|in|there|again) (?:twice|again)$/iu
const BACK = /^(?:drive|go|walk|run|ride|come|travel|climb) (back (?:and forth )?(?:to|for|into) .{3,60})$/iu
const AGAIN =
  /^re(?:do|draw|type|print|make|write|wash|clean|count|check|measure|wrap|pack|paint|cut|bake|book|enter|sew|weld|wire|mix)$/
const GOING = wordSet('go walk drive run travel come ride climb')
/** "two trips to the tip instead of one", "the drive to sellers who then change their mind" */
const TRIPS =
  /^(?:(?:the|an?|two|three|four|several|\d+) )?(?:(?:trip|drive|ride|journey|walk|visit)s?|travel) (to .{3,80}?)(?: instead of (?:one|once|two))?$/iu
/** What is waste by its name. */
const WASTE_ITSELF =
  /^(?:(?:extra|needless|unnecessary) )?(?:detours|repeats|reprints|duplicates|double entries|repeat visits)$/i
/** "all the time we spend looking for the register" */
const TIME_SPENT = /^(?:all )?the time (?:i|we|they) (?:spend|lose|waste) (\p{L}+ing .{3,80})$/iu
/** "expert opinions for claims under 1,500 euros" */
const OF_SIZE =
  /^(\p{L}+(?: \p{L}+)?s) (for|on|about|with|of) (\p{L}+s) (under|below|over|above) (?:[$€£] ?)?\d[\d.,]*k?(?: \p{L}+)?$/iu

/** What is done twice or for nothing, though no word of waste is said; null for another text. */
export function wastedClause(said: string, language: Language): string | null {
  if (WASTE_ITSELF.test(said)) return `Minimize the number of ${uncapitalized(said)}`
  const spent = TIME_SPENT.exec(said)?.[1]
  if (spent !== undefined) return `Minimize the time spent ${spent}`
  const [, counted = '', link = '', things = '', size = ''] = OF_SIZE.exec(said) ?? []
  if (counted !== '') {
    const isSmall = /^(?:under|below)$/i.test(size)
    return `Minimize the number of ${uncapitalized(counted)} ${link} ${isSmall ? 'small' : 'large'} ${things}`
  }
  const trips = TRIPS.exec(said)?.[1]
  if (trips !== undefined) return `Minimize the number of trips ${trips}`
  const text = said.replace(NUMBER, '$1several ').replace(/,? (?:because|when|since|as|cos) .*$/i, '')
  // "driving out twice"
  const [doing] = language.tokensOf(text)
  if (doing !== undefined && isGerund(doing) && TWICE.test(text))
    return actionForm(`${doing.base}${text.slice(doing.text.length)}`, language)
  if (doing !== undefined && isGerund(doing) && SAME.test(text) && / several /.test(text))
    return `Minimize the time spent ${uncapitalized(text)}`
  const action = text.replace(SPEAKER, '')
  if (action !== text) return actionForm(uncapitalized(action), language)
  if (!SAME.test(text) || !SEVERAL.test(text)) return null
  const read = readClause(language.tokensOf(uncapitalized(text)))
  const subject = read?.tokens.slice(0, read.verb) ?? []
  const isRepeated = read?.isMany === true || / several /.test(text)
  return read !== null && isRepeated && isPhrase(subject, 'nouns')
    ? `Minimize the number of times that ${uncapitalized(text)}`
    : null
}

/** What the executor does in vain. */
function actionForm(action: string, language: Language): string | null {
  const [, going = '', particle = ''] = TWICE.exec(action) ?? []
  if (GOING.has(going.toLowerCase())) return `Minimize the likelihood of having to ${going} ${particle} twice`
  const trip = BACK.exec(action)?.[1]
  if (trip !== undefined) return `Minimize the number of trips ${trip}`
  const short = action.replace(MUCH, '')
  const [verb, ...others] = language.tokensOf(`to ${short}`).slice(1)
  if (verb === undefined) return null
  const rest = short.slice(verb.text.length)
  if (SAME.test(rest) && / (?:twice|two times)$/i.test(rest) && isGerund(verb))
    return `Minimize the likelihood of ${short}`
  if (verb.key !== (verb.verb ?? verb.base)) return null
  const isThing = others.length > 0 && isPhrase(others, 'nouns')
  const last = others.at(-1)
  const isAgain = AGAIN.test(verb.key)
  if (last !== undefined && isThing && (isAgain || /again|over and/i.test(action.slice(short.length)))) {
    const done = isAgain ? `${participleOf(verb.key.slice(2))} again` : participleOf(verb.key)
    return `Minimize the number of times that${rest} ${isPlural(last) ? 'are' : 'is'} ${done}`
  }
  const isRepeated = SAME.test(rest) && / (?:into|in|to|on|from|across|for) several /.test(rest)
  const isSame = SAME.test(rest) && / (?:in|to|with|on|from|into) two /.test(rest)
  const isAround = AROUND.test(rest) && (short !== action || rest.length < 40)
  return isRepeated || isSame || isAround ? `Minimize the time spent ${gerundOf(verb.key)}${rest}` : null
}
