import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { clauseForms, withExecutor } from '../../drafts/clauseForms.ts'
import { headOf } from '../../drafts/headOf.ts'
import { joinTokens } from '../../drafts/joinTokens.ts'
import { plainText } from '../../drafts/plainText.ts'
import { timeFor } from '../../drafts/timeFor.ts'
import { slowForms } from '../../drafts/timeForms.ts'
import { GOES_ON, TAKES_LAST } from '../../drafts/timesTold.ts'
import { agreeing } from '../../drafts/wantedForms.ts'
import { withoutLeadIn } from '../../drafts/withoutLeadIn.ts'
import { withoutSpeaker } from '../../drafts/withoutSpeaker.ts'
import { INDEFINITES, MODALS, RELATIVES, SUBORDINATORS } from '../../grammar/PHRASE_WORDS.ts'
import { readClause } from '../../grammar/readPhrase.ts'
import { isGerund, isMass, isPlural } from '../../grammar/wordForms.ts'
import type { Language, Token } from '../../language/Language.ts'
import { baseOfGerund, gerundOf } from '../../language/verbForms.ts'
import { kindOf } from '../../messages/splitMessage.ts'
import { HARMING } from '../../words/troubleWords.ts'

/** What may be the trouble with a thing or an action that the coach cannot place. */
const THING_TROUBLES = ['Takes too long', 'Goes wrong', 'Happens too often', 'Costs too much'] as const
/** What may be the trouble with what happens: "my back hurts". */
const EVENT_TROUBLES = ['Takes too long', 'Goes wrong', 'Happens too often'] as const
/** Said of what goes wrong, though no choice. */
const UNWANTED = 'Should not happen'
type Trouble = (typeof THING_TROUBLES)[number] | typeof UNWANTED

/** The choices of what the trouble is with words that the coach cannot place. */
export const troublesOf = (unclear: string, language: Language): readonly string[] =>
  kindOf(unclear, language) === 'clause' ? EVENT_TROUBLES : THING_TROUBLES

/** Where it happens, which the step tells. */
const THERE = / (?:in|out|up|down|over) there$| (?:next to|beside|near) (?:it|them)$/i
const MISHAPS = /^(?:get|become|end up|run (?:out|low|late|into)|fall) /i
const SPEAKERS: ReadonlySet<string> = new Set(['i', 'we', 'you'])
/** What is said around the words: "it's the passports", "mostly", "when I tighten it". */
const AROUND =
  /^(?:but|and|n|or|so|then|also|because|mostly|just|it is|that is|there is|there are|with|the (?:problem|trouble|thing) (?:is|with)) |,? (?:when|while|as|because|before|until|after|once|so) (?:i|we|you) .*$/gi

/** The forms of unclear words as an outcome, now that the member has said what the trouble is; null for another message. */
export function troubleForms(
  unclear: string,
  message: string,
  executor: string,
  language: Language,
): readonly string[] | null {
  const said = message.trim().toLowerCase().replace(/^it /, '')
  const chosen = ([...THING_TROUBLES, UNWANTED] as const).find((trouble) => {
    const words = trouble.toLowerCase()
    return said.startsWith(words) && /^(?:[.!,;]|$)/.test(said.slice(words.length))
  })
  if (unclear === '' || chosen === undefined) return null
  // "X is slow" tells its time.
  const timed = plainText(unclear.replace(TAKES_LAST, ' takes long').replace(GOES_ON, '$1 takes long'))
  const slow = chosen === 'Takes too long' ? slowForms(timed, language) : null
  if (slow !== null && slow.length > 0) return slow
  const text = uncapitalized(withoutLeadIn(plainText(unclear).replace(AROUND, '')))
  const [first, verb] = language.tokensOf(text)
  if (first === undefined) return []
  if (SPEAKERS.has(first.key) && verb?.tag === 'VERB') {
    const rest = language.tokensOf(text.replace(THERE, '')).slice(2)
    const action = joinTokens([{ ...verb, text: verb.base }, ...rest])
    // "you get lost": what happens to somebody has already gone wrong.
    const isMishap = chosen === 'Goes wrong' && (MISHAPS.test(action) || HARMING.has(verb.base))
    return actionTrouble(isMishap ? UNWANTED : chosen, action, verb.base)
  }
  // "there" is a place that no statement names.
  if (/ there(?: |$)/i.test(text)) return []
  const isSentence = tellsFinite(text, language)
  const isRead = [text, `the ${text}`].some((each) => readClause(language.tokensOf(each)) !== null)
  // With a frame before it, "the lemon one tastes of nothing" would be no sentence, nor "choosing a flavor can go on".
  if (isSentence && (!isRead || isGerund(first))) return []
  const kind = kindOf(text, language)
  // "double coats"
  if (kind === 'action' && first.tag !== 'ADJ') return actionTrouble(chosen, text, first.key)
  const alone = /^(?:the )?(\p{L}{3,}ing)$/u.exec(text)?.[1]
  if (alone !== undefined && chosen === 'Takes too long') return [`Minimize the time spent ${alone}`]
  const isDoing = first.key.endsWith('ing') && verb?.tag === 'DET'
  const base =
    isGerund(first) || isDoing ? (baseOfGerund(first, language) ?? first.verb ?? undefined) : undefined
  if ((kind === 'gerund' || isDoing) && base !== undefined)
    return actionTrouble(chosen, `${base}${text.slice(first.text.length)}`, base)
  return kind === 'clause'
    ? clauseTrouble(chosen, text, executor, language)
    : thingTrouble(chosen, withoutSpeaker(text, language) ?? withExecutor(text, executor, language), language)
}

/** Whether words have a finite verb that belongs to no relative and no other inner clause. */
function tellsFinite(text: string, language: Language): boolean {
  const tokens = language.tokensOf(text)
  const verb = tokens.findIndex(
    (token, at) => at > 0 && (MODALS.has(token.key) || FINITE_BE.has(token.key) || isThirdPersonVerb(token)),
  )
  const isInner = ({ key }: Token): boolean =>
    RELATIVES.has(key) || SUBORDINATORS.has(key) || INDEFINITES.has(key)
  return verb > 0 && !tokens.slice(0, verb).some(isInner)
}
const FINITE_BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were'])
const isThirdPersonVerb = (token: Token): boolean =>
  token.tag === 'VERB' && token.key !== token.base && token.key.endsWith('s')

/** @param action begins with the verb's base form */
function actionTrouble(trouble: Trouble, action: string, base: string): readonly string[] {
  const gerund = `${gerundOf(base)}${action.slice(base.length)}`
  switch (trouble) {
    case 'Takes too long':
      return [`Minimize the time it takes to ${action}`, `Minimize the time spent ${gerund}`]
    case 'Goes wrong':
      return [`Minimize the likelihood that ${gerund} goes wrong`]
    case 'Should not happen':
      return [`Minimize the likelihood of ${gerund}`]
    case 'Happens too often':
      return [`Minimize the frequency of ${gerund}`]
    case 'Costs too much':
      return [`Minimize the cost of ${gerund}`]
  }
}

function clauseTrouble(
  trouble: Trouble,
  said: string,
  executor: string,
  language: Language,
): readonly string[] {
  const likely = clauseForms(said, { about: 'wrong', executor, isStory: false }, language)
  // In the present, with "me" as the executor.
  const [found = ''] = likely.map((form) => form.replace('Minimize the likelihood that ', ''))
  const text = found === '' ? (agreeing(said, language) ?? said) : found
  switch (trouble) {
    case 'Takes too long':
      return [timeFor(text, language) ?? []].flat()
    case 'Happens too often':
      return [`Minimize the number of times that ${text}`]
    case 'Costs too much':
      return [`Minimize the cost of ${text}`]
    default:
      return [...likely, `Minimize the likelihood that ${text}`]
  }
}

function thingTrouble(trouble: Trouble, said: string, language: Language): readonly string[] {
  const head = headOf(said.replace(/^(?:the|an?|some) /i, ''), language)
  const isMany = head !== undefined && isPlural(head)
  const bare = said.replace(/^(?:the|an?|some|a lot of|lots of|too many|too much) /i, '')
  const isDetermined = bare !== said || language.tokensOf(said)[0]?.tag === 'DET'
  // A single thing needs an article: "lid" is "the lid".
  const thing = isMany || isDetermined || (head !== undefined && isMass(head)) ? said : `the ${said}`
  switch (trouble) {
    case 'Takes too long':
      return [`Minimize the time spent on ${thing}`, `Minimize the time spent on the ${bare}`]
    case 'Goes wrong':
    case 'Should not happen':
      // "a dog that panics" is what goes wrong; with "the lid", something does.
      return /^(?:the|every|each|all) /i.test(thing) && head !== undefined && !isMass(head)
        ? [`Minimize the likelihood that something goes wrong with ${thing}`]
        : [`Minimize the likelihood of ${thing}`]
    case 'Happens too often':
      return isMany
        ? [`Minimize the number of ${bare}`]
        : [`Minimize the frequency of ${bare}`, `Minimize the frequency of ${thing}`]
    case 'Costs too much':
      return [`Minimize the cost of ${thing}`, `Minimize the cost of ${bare}`]
  }
}
