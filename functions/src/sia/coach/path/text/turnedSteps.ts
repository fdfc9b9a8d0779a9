import { isHuman } from '../../grammar/isHuman.ts'
import { isParticiple } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import { tellsTrouble } from '../../words/troubleWords.ts'

const THING = '(?:(?:the|our|all the|both) )?(\\p{L}+(?: \\p{L}+){0,2}?)'
/** "the key goes back to the caretaker", "flags go in the hut": where a thing ends up. */
const GOING = new RegExp(
  `^${THING} (?:(?:then|just|all|always) )?(?:goes|go) (back )?(to|in|into|on|onto|under|behind|inside) ((?:the|an?|its|their|our|my|each|whoever) .{2,50})$`,
  'iu',
)
/** "the lid goes back on" */
const BACK = new RegExp(`^${THING} (?:(?:then|just|all) )?(?:goes|go) back (on|in|up|out)$`, 'iu')
/** "the tree gets printed and framed" */
const DONE = new RegExp(`^${THING} gets? (\\p{L}+)(?: and (\\p{L}+))?$`, 'iu')
/** "barriers come down", "the goals come off the pitch". */
const COMING = new RegExp(
  `^${THING} (?:(?:then|just|all) )?(?:comes|come) (down|off|out|in|inside|away)((?: (?:of|from))? (?:the|our) \\p{L}+)?$`,
  'iu',
)
const LINK = /^(?:(?:and|then|so|next|first|finally|lastly),? )*/iu
/** What only points at a thing, or is no thing. */
const NO_THING =
  /\b(?:it|they|this|that|these|those|he|she|we|i|you|what|which|who|everybody|somebody|nobody|people|one|there|if|when|always|never|not|and|or)\b/i
/** What takes things where they end up, by where that is. */
const TAKEN: Readonly<Record<string, string>> = {
  down: 'take down',
  off: 'take off',
  out: 'take out',
  away: 'take away',
  in: 'bring in',
  inside: 'bring in',
}
const BETWEEN = /(,\s(?:and |then ){0,2}|\sand (?:then )?(?=the |\p{L}{1,30} (?:goes|comes) ))/iu

/**
 * Steps told as what becomes of a thing, told as what is done to it: of "barriers come down, key goes back to the caretaker"
 * it is "take down the barriers, return the key to the caretaker".
 * @param isEnd whether it was asked what is done at the end, where what comes off was on
 */
export function turnedSteps(text: string, isEnd: boolean, language: Language): string {
  return text
    .split(/((?<=[.!?;])\s+|\n+)/u)
    .map((sentence) => {
      const end = /(?<![.!?; ])[.!?; ]+$/.exec(sentence)?.[0] ?? ''
      const clauses = sentence.slice(0, sentence.length - end.length).split(BETWEEN)
      return `${clauses.map((each, at) => (at % 2 === 0 ? turned(each, isEnd, language) : each)).join('')}${end}`
    })
    .join('')
}

function turned(clause: string, isEnd: boolean, language: Language): string {
  const link = LINK.exec(clause)?.[0] ?? ''
  const said = clause.slice(link.length)
  const [, gone = '', back, where = '', place = ''] = GOING.exec(said) ?? []
  if (gone !== '' && isThing(gone, language))
    return `${link}${put(gone, back !== undefined, where, place, language)}`
  const [, closed = '', way = ''] = BACK.exec(said) ?? []
  if (closed !== '' && isThing(closed, language)) return `${link}put the ${closed} back ${way}`
  const [, done = '', one = '', other] = isEnd ? (DONE.exec(said) ?? []) : []
  const bases = [one, ...(other === undefined ? [] : [other])].map((each) => baseOfDone(each, language))
  if (done !== '' && isThing(done, language) && !bases.includes(null))
    return `${link}${bases.map((base) => `${base} the ${done}`).join(' and ')}`
  const [, come = '', how = '', from = ''] = isEnd ? (COMING.exec(said) ?? []) : []
  if (come === '' || !isThing(come, language)) return clause
  const [verb = '', particle = ''] = (TAKEN[how.toLowerCase()] ?? '').split(' ')
  return from === ''
    ? `${link}${verb} ${particle} the ${come}`
    : `${link}${verb} the ${come} ${particle}${from}`
}

/** The verb of what is done to a thing: "print" of "printed"; null for a state or a harm. */
function baseOfDone(participle: string, language: Language): string | null {
  const tokens = language.tokensOf(`it gets ${participle.toLowerCase()}`).slice(2)
  const [token] = tokens
  const isDone = token !== undefined && isParticiple(token) && token.tag === 'VERB' && !tellsTrouble(tokens)
  return isDone ? token.base : null
}

/** What is done so that a thing ends up in a place, or with somebody. */
function put(thing: string, isBack: boolean, where: string, place: string, language: Language): string {
  const isTo = where.toLowerCase() === 'to'
  const [head] = language
    .tokensOf(place)
    .filter(({ tag }) => tag === 'NOUN')
    .slice(-1)
  if (isTo && isBack) return `return the ${thing} to ${place}`
  if (isTo) return `${head !== undefined && isHuman(head) ? 'give' : 'take'} the ${thing} to ${place}`
  return `put the ${thing}${isBack ? ' back' : ''} ${where} ${place}`
}

/** Whether words name one kind of thing, which nobody is. */
function isThing(words: string, language: Language): boolean {
  const tokens = language.tokensOf(`the ${words.toLowerCase()}`).slice(1)
  const head = tokens.at(-1)
  return (
    head !== undefined &&
    !NO_THING.test(words) &&
    tokens.every(({ tag }) => tag === 'NOUN' || tag === 'ADJ' || tag === 'PROPN') &&
    !isHuman(head)
  )
}
