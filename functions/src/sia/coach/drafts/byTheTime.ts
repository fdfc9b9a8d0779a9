import { isPhrase, readClause } from '../grammar/readPhrase.ts'
import { isParticiple } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

/** "by the time I have found both gloves and a lamp I could have walked" */
const BY_THE_TIME = /^(?:and |but |so )?by the time (?:that )?(.{3,160})$/iu
const DOER = /^(?:i|we|you) (?:have |had |am |are |finally |at last )*(?:got round to )?/iu
/** Where what follows may begin. */
const NEXT = /,? (?=(?:i|we|you|they|he|she|it|the|half|most|my|our|your|everybody|everyone|nobody) )/giu

/** "half the morning" */
const PARTLY = / (?:half|most|all|of|in|on|at|for|to|with)$/i

/** What takes long until something else has happened, one action a sentence: "it takes long to find both gloves". */
export function byTheTime(sentence: string, language: Language): string {
  const told = BY_THE_TIME.exec(sentence)?.[1]?.replace(/\b(that|which) is got\b/gi, '$1 has got')
  if (told === undefined) return sentence
  const ends = [...told.matchAll(NEXT)]
    .filter(
      ({ index }) =>
        index > 0 && !PARTLY.test(told.slice(0, index)) && tellsNext(told.slice(index), language),
    )
    .map(({ index }) => index)
  for (const end of ends.length > 0 ? [...ends].reverse() : [told.length]) {
    const first = told.slice(0, end)
    const actions = DOER.test(first) ? actionsOf(first.replace(DOER, ''), language) : null
    if (actions !== null && actions.length > 0)
      return actions.map((action) => `it takes long to ${action}`).join('. ')
  }
  const [end] = ends
  const event = end === undefined ? '' : told.slice(0, end)
  return event !== '' && !DOER.test(event) && readClause(language.tokensOf(event)) !== null
    ? `it takes long until ${event}`
    : sentence
}

/** "I could have walked", "half the morning is gone" */
function tellsNext(text: string, language: Language): boolean {
  const tokens = language.tokensOf(text.replace(/^,? /, '').replace(/\bcould of\b/i, 'could have'))
  return tokens.some(({ tag }, at) => at > 0 && at < MOST_BEFORE && (tag === 'AUX' || tag === 'VERB'))
}
const MOST_BEFORE = 5

/** "find both gloves" and "find a lamp" of "found both gloves and a lamp"; null if they are no actions. */
function actionsOf(done: string, language: Language): readonly string[] | null {
  const actions: string[] = []
  let verb = ''
  for (const piece of done.split(/,? and |, /iu)) {
    const [first] = language.tokensOf(`they have ${piece}`).slice(2)
    const isDone = first?.tag === 'VERB' && isParticiple(first)
    if (isDone) verb = first.base
    const action = isDone ? `${verb}${piece.slice(first.text.length)}` : `${verb} ${piece}`
    if (verb === '' || !isPhrase(language.tokensOf(`to ${action}`).slice(1), 'action')) return null
    actions.push(action)
  }
  return actions
}
