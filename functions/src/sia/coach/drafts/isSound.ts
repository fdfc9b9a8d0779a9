import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { slipIn } from '../english/slipIn.ts'
import { isPhrase, type PhraseKind } from '../grammar/readPhrase.ts'
import { isPlural, isVerbForm } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { CRAFT_VERBS } from '../words/CRAFT_VERBS.ts'
import { DUPLICATES, ERRAND, ERRANDS } from './amountForms.ts'
import type { DraftKind } from './DraftKind.ts'
import { endsInVerb } from './endsInVerb.ts'
import { isAloneInIng } from './isAloneInIng.ts'
import { ASKED, isPlain } from './isPlain.ts'
import { leavesOpen } from './leavesOpen.ts'

/** What follows "the number of" and "the amount of" in no statement. */
const UNCOUNTED = /^(?:no|nobody|nothing|none|a|an|one|two|both|same|every|everything|time|waste|rest)\b/i
/** What no event begins or ends with: "what drags are …", "that others do". */
const OPEN_CLAUSE =
  /^(?:what|which|who|whoever|whatever)\b|\b(?:do|does|did|is|are|was|were|has|have|will|can|costs?)$|(?:is|are) (?:also )?waiting$|\btakes? (?:an?|two|\p{L}+) (?:minutes?|hours?|days?|weeks?|months?)\b/iu

/** "cannot say where they are": with what is asked, the clause is whole. */
const ASKED_STATE = /^(?!what|which|who).+ (?:where|what|who|whose|how|which) (?:\p{L}+ ){1,3}(?:is|are)$/u

/** Says of nothing what is done with it: "do all sorts". */
const UNTOLD = / all sorts$/i

/** The forms of outcome statements: what stands before the words of the member, and what these have to be. */
const FORMS: readonly (readonly [RegExp, readonly PhraseKind[]])[] = [
  [/^Minimize the time it takes for (?=.+ to )/, ['clause']],
  [/^Minimize the time it takes to /, ['action']],
  [/^Minimize the time it takes until /, ['clause']],
  [/^Minimize the time spent on /, ['nouns']],
  [/^Minimize the time spent /, ['gerund']],
  [/^Minimize the likelihood that /, ['clause']],
  [/^Minimize the likelihood of /, ['gerund', 'nouns']],
  [/^Minimize the number of times that /, ['clause']],
  [/^Minimize the cost of /, ['gerund', 'nouns']],
  [/^Minimize the frequency of /, ['gerund', 'nouns']],
  [
    /^(?:Minimize|Increase) the (?:number|amount|percentage|share|distance|degree|weight|volume) of /,
    ['nouns'],
  ],
]

/**
 * Whether a draft may be shown: it is one grammatical phrase of known words, and says nothing about the speaker, a time
 * or a number.
 * @param known words that the member has used for other things in the study, which no dictionary needs to have
 */
export function isSound(
  draft: string,
  kind: DraftKind,
  language: Language,
  known: ReadonlySet<string>,
): boolean {
  const tokens = language.tokensOf(uncapitalized(draft))
  return isPlain(tokens, kind, language, known) && isGrammatical(draft, kind, language)
}

function isGrammatical(draft: string, kind: DraftKind, language: Language): boolean {
  switch (kind) {
    case 'executor': {
      const words = language.tokensOf(`the ${uncapitalized(draft)}`).slice(1)
      return isPhrase(words, 'nouns')
    }
    case 'action':
      return !UNTOLD.test(draft) && isAction(uncapitalized(draft), language)
    case 'goal': {
      const [, frame = '', rest = ''] =
        /^(Feel|Avoid feeling|Be perceived as|Minimize the cost of) (.+)$/.exec(draft) ?? []
      if (frame === '') return false
      if (frame === 'Minimize the cost of')
        return isOfKind(rest, 'gerund', language) || isOfKind(rest, 'nouns', language)
      return isPhrase(
        language.tokensOf(frame === 'Be perceived as' ? rest : `they are ${rest}`),
        frame === 'Be perceived as' ? 'nouns' : 'clause',
      )
    }
    case 'outcome': {
      const form = FORMS.find(([frame]) => frame.test(draft))
      if (form === undefined || slipIn(draft, language) !== null) return false
      const [frame, kinds] = form
      const rest = draft.replace(frame, '')
      if (frame.source.includes('takes for')) {
        const at = rest.lastIndexOf(' to ')
        return (
          isPhrase(language.tokensOf(rest.slice(0, at)), 'nouns') &&
          isAction(rest.slice(at + 4), language, false)
        )
      }
      if (leavesOpen(draft, rest)) return false
      if (
        frame.source.endsWith('time spent ') &&
        isAloneInIng(rest.replace(/ (?:back and forth|up and down|to and fro)$/, ''), language)
      )
        return true
      const isCount = /^(?:Minimize|Increase) the (?:number|amount|share) of $/.test(
        frame.exec(draft)?.[0] ?? '',
      )
      if (isCount && UNCOUNTED.test(rest)) return false
      if (kinds.includes('clause') && OPEN_CLAUSE.test(rest) && !ASKED_STATE.test(rest)) return false
      const words = language.tokensOf(rest)
      const [subject, ...predicate] = words
      const isOpen = subject !== undefined && INDEFINITES.has(subject.key) && predicate.length < 2
      if (isOpen || (kinds.includes('clause') && words.some(isAbsolute))) return false
      // Said without an article, a thing in the singular has no number: "the amount of petrol".
      const isAmount = /^Minimize the (?:amount|cost) of $/.test(frame.exec(draft)?.[0] ?? '')
      if (isAmount && isPhrase(language.tokensOf(`the ${rest}`), 'nouns')) return true
      // After "many" and "duplicate", the tagger takes "calls" for a verb.
      const errand = ERRANDS.test(rest)
        ? rest.replace(ERRAND, 'trips')
        : rest.replace(DUPLICATES, 'trips $1 ')
      if (isCount && errand !== rest && isPhrase(language.tokensOf(errand), 'nouns')) return true
      return kinds.some((each) => isOfKind(rest, each, language))
    }
  }
}

function isOfKind(rest: string, kind: PhraseKind, language: Language): boolean {
  switch (kind) {
    case 'action':
      return isAction(rest, language, true, false)
    case 'gerund':
      return (
        !endsInVerb(language.tokensOf(rest)) &&
        language
          .tokensOf(rest)
          .slice(1)
          .some((token) => isContent(token) || token.key === 'twice') &&
        (isPhrase(language.tokensOf(rest), 'gerund') ||
          isPhrase(language.tokensOf(rest).map(asDoing), 'gerund') ||
          // After "they keep", the tagger does not take a verb in -ing for a noun.
          isPhrase(language.tokensOf(`they keep ${rest}`).slice(2), 'gerund'))
      )
    default:
      return isPhrase(language.tokensOf(rest), kind)
  }
}

/** "frightening a mum": before an article, a word in -ing is a verb. */
const asDoing = (token: Token, at: number, tokens: readonly Token[]): Token =>
  at === 0 && token.key.endsWith('ing') && token.verb !== null && tokens[1]?.tag === 'DET'
    ? { ...token, tag: 'VERB', base: token.verb }
    : token

/** @param needsObject whether the verb alone leaves open what is done */
function isAction(text: string, language: Language, needsObject = true, isStep = true): boolean {
  const [, first, object, ...rest] = language.tokensOf(`to ${text}`)
  if (first === undefined) return false
  // "count heads": no finite verb follows a base form.
  const isPluralObject = object?.tag === 'VERB' && isPlural(object) && !TAKING.has(object.base)
  const others: readonly Token[] =
    object === undefined ? [] : [isPluralObject ? { ...object, tag: 'NOUN' } : object, ...rest]
  // The tagger takes "label" and "triage" for nouns even there.
  const verb: Token =
    first.tag !== 'VERB' && (isVerbForm(first) || CRAFT_VERBS.has(first.key) || object?.tag === 'DET')
      ? { ...first, tag: 'VERB', base: first.key }
      : first
  const next = others[0]?.key ?? ''
  // "lose the colony" is what is to be avoided, and "feed after treating" lacks what is fed. "Look after" is one verb.
  const isOneVerb = first.base === 'wait' || (first.base === 'look' && next === 'after')
  const isAsking = next === 'when' && ASKING.has(first.base)
  const isOpen = needsObject && (UNWANTED.has(first.base) || (WHEN.has(next) && !isOneVerb && !isAsking))
  // "look the weather", but "look the book over"
  const isOver = others.some(({ key }) => key === 'over' || key === 'up' || key === 'through')
  const isObjectless =
    first.base === 'look' && ['DET', 'NOUN', 'PROPN', 'PRON'].includes(others[0]?.tag ?? '') && !isOver
  // "put choirmasters" tells where nothing is put.
  const isPlaceless = first.base === 'put' && others.length === 1
  // Nobody gets "care about the patient" done.
  if (first.base === 'care' && next === 'about') return false
  // "remove the old", "blend the sides comes after"
  const isNameless = others.some(
    ({ key }, at) =>
      NAMELESS.has(key) && others[at - 1]?.tag === 'DET' && ENDS.has(others[at + 1]?.key ?? ''),
  )
  // "seal the pipe is next": what is asked has a verb of its own, and no other has.
  const finite = others.findIndex(({ key }, at) => at > 1 && ['is', 'are', 'comes'].includes(key))
  if (finite > 0 && !others.slice(0, finite).some(isOpening) && !SAYING.has(first.base)) return false
  if (isOpen || isObjectless || isPlaceless || isNameless) return false
  // "trot up", "drive out"
  const isWhole = isStep && others.length === 1 && ALONE.has(next) && !SPOKEN.has(first.key)
  return (
    (!needsObject || others.some(isContent) || others.some(({ key }) => ASKED.has(key)) || isWhole) &&
    isPhrase([verb, ...others.map(asNamed)], 'action')
  )
}

const ENDS: ReadonlySet<string> = new Set(['', 'out', 'in', 'up', 'down', 'off', 'and'])
/** What begins a clause in a step. */
const isOpening = ({ key, tag }: Token): boolean =>
  tag === 'SCONJ' ||
  ASKED.has(key) ||
  WHEN.has(key) ||
  ['that', 'than', 'why', 'as', 'so', 'whatever', 'wherever'].includes(key)
const SAYING = wordSet('check verify confirm ensure see know make say think believe show tell hope prove')

/** Adjectives that name nothing by themselves: "remove the old". */
const NAMELESS = wordSet(
  'old new big small large little long short hot cold wet dirty good bad heavy thick thin soft hard loose worn broken wrong right next first other same',
)

/** Particles that are whole with their verb. */
const ALONE = wordSet('up out off in down')
/** Verbs that tell nothing with a particle alone, or are said of the talk. */
const SPOKEN = wordSet(
  'come go get be hang hold give shut ramp end turn run back move carry keep put take work stand',
)

/** The tagger takes the last word of "with waterproof paint" for a verb, and that of "the concrete" for an adjective. */
function asNamed(token: Token, at: number, tokens: readonly Token[]): Token {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const isLast = next === undefined || next.tag === 'ADP'
  // "drop stem"
  const isOnly =
    at === 0 && next === undefined && token.tag === 'VERB' && token.key === token.base && !isVerbForm(token)
  const isName =
    isOnly ||
    (token.tag === 'VERB' && token.key === token.base && before?.tag === 'NOUN' && !isPlural(before)) ||
    (token.tag === 'ADJ' && before?.tag === 'DET')
  return isLast && isName ? { ...token, tag: 'NOUN', base: token.key } : token
}

/** Verbs whose form in -s is no plural of a thing. */
const TAKING = wordSet(
  'come go take get be have do make need become happen give keep begin seem belong arrive want let',
)
/** Nobody tries to get these done. */
const UNWANTED = wordSet(
  'lose forget miss fail spill spoil ruin waste misread misplace misunderstand mishear mislabel overlook oversleep',
)
/** Verbs of what is asked or settled: "check when the fire was lit". */
const ASKING = wordSet('ask check see decide determine note record confirm verify agree plan tell')
const WHEN = wordSet('after before when while until once if because')

/** "ramp up" and "stopping" leave open what is meant. */
const isContent = ({ tag, key }: Token): boolean =>
  key === 'everything' ||
  key === 'something' ||
  (['NOUN', 'PROPN', 'ADJ', 'X', 'VERB'].includes(tag) && key !== 'sure' && key !== 'certain')

/** What a likelihood cannot be of, as it is always or never so. */
const ABSOLUTE = wordSet('never always most nothing')
/** What is done "for nothing" is done. */
const isAbsolute = ({ key }: Token, at: number, words: readonly Token[]): boolean =>
  ABSOLUTE.has(key) && !(key === 'nothing' && words[at - 1]?.key === 'for')
const INDEFINITES = wordSet(
  'nobody somebody someone anybody anyone everybody everyone nothing something everything',
)
