import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { isPhrase, readClause } from '../grammar/readPhrase.ts'
import { isGerund, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { participleOf } from '../language/participleOf.ts'
import { baseOfGerund } from '../language/verbForms.ts'
import { joinTokens } from './joinTokens.ts'

/** "you change the bath many times", "we go back to the van twice" */
const REPEATED =
  /^(?:i|we|you|they|people) (?:(?:then|often|always|usually|also|just|sometimes) )?(?:(?:have|had) to |end(?:ed)? up |keep |kept )?(.{4,80}?) (twice|(?:two|three|four|five|six|ten|many|several|a few|\d+)(?: or (?:two|three|four|more))? times(?: (?:a|per|every) \p{L}+)?|again and again|over and over)((?: (?:for|to|in|from|because|when|at|with) .{2,60})?)$/iu
const GOING = wordSet('go walk drive run travel come ride return climb')
/** What is done again is begun again. */
const STARTING = wordSet('start begin')
const REASON = /^ (?:because|when) .*$/i

/** "the same floor is done twice" */
const DONE_TWICE =
  /^((?:the|all|\p{L}+s) .{2,50}? (?:is|are|gets?) \p{L}+(?: (?:in|out|up|down|off|over))?) (twice|again|(?:two|three|four|five|several|many) times)$/iu

/** What is done more than once, as a number of times or of trips; null for another text. */
export function repeatForms(
  said: string,
  about: OutcomeQuestion,
  language: Language,
): readonly string[] | null {
  const [, passive = '', times = ''] = DONE_TWICE.exec(said) ?? []
  const isTwice = passive !== '' && about === 'wasted'
  if (isTwice && readClause(language.tokensOf(uncapitalized(passive))) !== null) {
    const more = /^(?:twice|again)$/i.test(times) ? ` ${times.toLowerCase()}` : ''
    return [`Minimize the number of times that ${uncapitalized(passive)}${more}`]
  }
  const [, action = '', often = '', tail = ''] = REPEATED.exec(said) ?? []
  const [first, ...rest] = language.tokensOf(`to ${uncapitalized(action)}`).slice(1)
  if (first === undefined) return null
  const base = isGerund(first) ? baseOfGerund(first, language) : first.base
  if (base === undefined || (first.tag !== 'VERB' && first.verb === null)) return null
  const more = tail.replace(REASON, '')
  const place = joinTokens(rest)
  if (GOING.has(base))
    return /^(?:(?:back|over|down|up) )?(?:to|from) /i.test(place)
      ? [`Minimize the number of trips ${place}${more}`]
      : []
  const at = rest.findIndex(({ tag, key }, index) => index > 0 && (tag === 'ADP' || key === 'again'))
  const thing = at < 0 ? rest : rest.slice(0, at)
  const last = thing.findLast(({ tag }) => tag === 'NOUN')
  if (last === undefined || !isPhrase(thing, 'nouns')) return []
  const others = joinTokens(at < 0 ? [] : rest.slice(at))
  const again = /^twice$/i.test(often) ? ' twice' : STARTING.has(base) ? ' again' : ''
  return [
    `Minimize the number of times that ${joinTokens(thing)} ${isPlural(last) ? 'are' : 'is'} ${participleOf(base)}${others === '' ? '' : ` ${others}`}${again}${more}`,
  ]
}
