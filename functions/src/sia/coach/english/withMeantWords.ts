import { wordSet } from '@outcome-studio/shared/domain/checker'
import { BE } from '../grammar/PHRASE_WORDS.ts'
import type { Token } from '../language/Language.ts'
import { type Line, replaced } from './Line.ts'
import { isFiniteAt } from './readSubject.ts'

const STATE_VERBS = wordSet('be get become look feel seem turn')
/** Qualities that no verb is named by: "is to dry" may be what is planned. */
const QUALITIES = wordSet(
  `hot cold wet big small large little long short high low deep shallow wide narrow thick heavy light soft hard loose tight
  late early fast slow old young weak strong dark bright loud quiet expensive cheap far near close often many much few busy
  tired salty sweet sticky dirty dusty rough smooth stiff full crowded noisy difficult complicated complex steep sharp blunt
  dull moist damp humid acidic bitter spicy greasy oily runny thin`,
)
/** How something is done: "cools to fast". */
const MANNERS = wordSet('fast quick late early slow slowly quickly much often soon long')
/** Verbs that something is brought to: "from slow to fast", "lead to much waste". */
const CHANGING = wordSet('set switch turn change go move lead add relate from reduce increase shift')
const QUANTIFIED = wordSet('use take put buy order get have need waste spend make cut pour be eat drink')
const ENDS: ReadonlySet<string> = new Set(['ADP', 'SCONJ', 'PUNCT', 'CCONJ'])
const COMPARATIVE = /^(?:more|less|fewer|better|worse|rather|\p{L}{2,}er)$/u
const NO_COMPARATIVES = wordSet(
  'over under never after other proper former inner outer upper however whether later',
)
const COMPARED = wordSet('planned expected needed ordered usual agreed necessary normal before')
const OWNED_BY = wordSet('with of for about lose loses leave forget miss bring take')
const OWNING = wordSet('lose loses keep keeps hold holds in on of off from into with reach reaches')
/** "check weather the tank is full" */
const ASKING = wordSet('check know see ask decide determine out sure clarify test verify tell')
const DETERMINERS = wordSet('the a an my our your their his her its')
const DETERMINERS_OF_OBJECT = wordSet('the a an each every all')
/** Names of what is done, and the verbs. */
const DONE: Readonly<Record<string, string>> = { weight: 'weigh', advice: 'advise', breath: 'breathe' }
/** What brings a thing into another one. */
const FEEDING = wordSet('feed put push slide pour insert')
/** With these, something is made loose. */
const LOOSENING = wordSet('let set cut turn break come get work shake be is are too so very')

/** Words that sound like the one that is meant, where the words around them leave one alone. */
export function withMeantWords(line: Line): string {
  const changes = new Map<number, string>()
  for (const [at, token] of line.tokens.entries()) {
    const meant = meantAt(line.tokens, at, token, line.about)
    if (meant !== null) changes.set(at, meant)
    if (isOwn(line.tokens, at)) changes.set(at, 'its').set(at + 1, '')
  }
  return replaced(line, changes)
}

function meantAt(tokens: readonly Token[], at: number, { key }: Token, about: Line['about']): string | null {
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const isEnding = second === undefined || ENDS.has(second.tag) || second.key === 'to'
  switch (key) {
    case 'weight':
    case 'advice':
    case 'breath':
      return (at === 0 || before?.key === 'to') &&
        about === 'long' &&
        DETERMINERS_OF_OBJECT.has(next?.key ?? '')
        ? (DONE[key] ?? null)
        : null
    case 'to':
      return isDegree(before, next, second, isEnding) ? 'too' : null
    case 'much':
      // "too much wet"
      return before?.key === 'too' &&
        BE.has(tokens[at - 2]?.key ?? '') &&
        tokens[at - 3]?.key !== 'there' &&
        next?.tag === 'ADJ' &&
        next.key !== 'light' &&
        QUALITIES.has(next.key) &&
        isEnding
        ? ''
        : null
    case 'loose':
    case 'looses':
    case 'loosing':
      return DETERMINERS.has(next?.key ?? '') && before !== undefined && !LOOSENING.has(before.base)
        ? key.replace('oo', 'o')
        : null
    case 'in':
      return before?.key === 'straight' &&
        tokens[0] !== undefined &&
        FEEDING.has(tokens[0].key) &&
        next?.tag === 'NOUN'
        ? 'into'
        : null
    case 'more':
      // "more longer"
      return next !== undefined &&
        /^\p{L}{2,}er$/u.test(next.key) &&
        (next.tag === 'ADJ' || next.tag === 'ADV') &&
        !NO_COMPARATIVES.has(next.key) &&
        (isEnding || second.key === 'then' || second.key === 'than')
        ? ''
        : null
    case 'weather':
      return ASKING.has(before?.key ?? '') &&
        DETERMINERS.has(next?.key ?? '') &&
        tokens.slice(at + 2).some((_, index) => isFiniteAt(tokens, at + 2 + index))
        ? 'whether'
        : null
    case 'then':
      return isCompared(tokens, at) ? 'than' : null
    case 'their':
      return next !== undefined && ['is', 'are', 'was', 'were'].includes(next.key) ? 'there' : null
    case 'there':
      return before !== undefined &&
        (OWNED_BY.has(before.key) || before.tag === 'VERB') &&
        next?.tag === 'NOUN' &&
        (next.verb === null || next.key === next.verb) &&
        (second === undefined || second.tag === 'ADP' || second.tag === 'PUNCT') &&
        OWNED_BY.has(before.key)
        ? 'their'
        : null
    default:
      return null
  }
}

/** "loses it's shape" */
function isOwn(tokens: readonly Token[], at: number): boolean {
  const [before, token, own, next, second] = [-1, 0, 1, 2, 3].map((step) => tokens[at + step])
  const isEnding = second === undefined || ENDS.has(second.tag)
  return (
    token?.key === 'it' &&
    own?.key === "'s" &&
    (next?.tag === 'NOUN' || next?.verb === next?.key) &&
    isEnding &&
    OWNING.has(before?.key ?? '')
  )
}

function isDegree(
  before: Token | undefined,
  next: Token | undefined,
  second: Token | undefined,
  isEnding: boolean,
): boolean {
  if (before === undefined || next === undefined) return false
  if (STATE_VERBS.has(before.base) && QUALITIES.has(next.key) && isEnding && next.key !== 'light') return true
  // "uses to much glue"
  if ((next.key === 'much' || next.key === 'many') && QUANTIFIED.has(before.base) && second?.tag === 'NOUN')
    return before.tag === 'VERB' || before.tag === 'AUX'
  return (
    MANNERS.has(next.key) &&
    (before.tag === 'VERB' ||
      (before.tag === 'NOUN' && before.verb !== null && before.key !== before.verb)) &&
    !CHANGING.has(before.base) &&
    (second === undefined || second.tag === 'PUNCT')
  )
}

/** "hotter then the limit"; not "gets hotter, then it melts". */
function isCompared(tokens: readonly Token[], at: number): boolean {
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (before === undefined || next === undefined) return false
  if (!COMPARATIVE.test(before.key) || NO_COMPARATIVES.has(before.key)) return false
  if (before.tag !== 'ADJ' && before.tag !== 'ADV') return false
  if (COMPARED.has(next.key) || (next.tag === 'NUM' && second?.tag === 'NOUN')) return true
  const rest = tokens.slice(at + 1)
  return (
    DETERMINERS.has(next.key) &&
    !rest.some(({ tag }, index) => tag === 'VERB' || isFiniteAt(tokens, at + 1 + index))
  )
}
