import { wordSet } from '@outcome-studio/shared/domain/checker'
import { INDEFINITES } from '../grammar/PHRASE_WORDS.ts'
import { isPhrase, readClause } from '../grammar/readPhrase.ts'
import { isGerund, thirdPersonOf } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { joinTokens } from './joinTokens.ts'

const WANTING = wordSet('want wants need needs like expect expects')
const STAYING = wordSet('stay remain')
const REQUIRED = /^(.{2,80}?) (?:must|should|has to|have to|needs to|need to|had to) be (.{2,80})$/i
const THAT =
  /^(?:(?:(?:i|we|you|they|people|one) (?:\p{L}+ )?(?:want|need|try|hope|care|ensure|make sure)s? |(?:make|ensure|see|see to it) )?that) (.+)$/iu

/** What a doer wants somebody or something else to do: "we want the colony to survive". */
export interface Wanted {
  /** "we want the colony to" */
  readonly lead: string
  readonly thing: readonly Token[]
  readonly action: readonly Token[]
}

/** Reads "we want the colony to survive the winter"; null for another text. */
export function readWanted(text: string, language: Language): Wanted | null {
  const tokens = language.tokensOf(text)
  const verb = tokens.findIndex(({ key }) => WANTING.has(key))
  if (verb < 1 || verb > 3) return null
  for (let to = verb + 2; to < tokens.length - 1; to += 1) {
    if (tokens[to]?.key !== 'to') continue
    const thing = tokens.slice(verb + 1, to)
    if (!isPhrase(thing, 'nouns')) continue
    return { lead: joinTokens(tokens.slice(0, to + 1)), thing, action: tokens.slice(to + 1) }
  }
  return null
}

/** What somebody wants to be the case, as something to get done; likeliest first. */
export function wantedForms(text: string, language: Language): readonly string[] {
  const wanted = readWanted(text, language)
  if (wanted !== null) return formsOf(wanted, language)
  const that = THAT.exec(text)?.[1]
  if (that !== undefined) {
    const clause = agreeing(that, language)
    return clause === null ? [] : [`make sure that ${clause}`]
  }
  const [, thing = '', state = ''] = REQUIRED.exec(text) ?? []
  if (thing !== '' && isPhrase(language.tokensOf(thing), 'nouns'))
    return formsOf(
      { lead: '', thing: language.tokensOf(thing), action: language.tokensOf(`be ${state}`) },
      language,
    )
  const [first, second] = language.tokensOf(text)
  // "not losing the colony"
  return first?.key === 'not' && second !== undefined && isGerund(second) ? [`avoid ${text.slice(4)}`] : []
}

function formsOf({ thing, action }: Wanted, language: Language): readonly string[] {
  const [verb, ...rest] = action
  if (verb === undefined) return []
  const [state] = rest
  if (STAYING.has(verb.key) && rest.length > 0 && state?.tag === 'ADJ')
    return [`keep ${joinTokens([...thing, ...rest])}`]
  const clause = agreeing(joinTokens([...thing, ...action]), language)
  return clause === null ? [] : [`make sure that ${clause}`]
}

/** A clause whose verb agrees with its subject, whatever its number was; null for what is no clause then. */
export function agreeing(text: string, language: Language): string | null {
  const tokens = language.tokensOf(text)
  if (readClause(tokens) !== null && !tokens.some(({ key }) => key === 'be')) return text
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || at > 8 || (token.tag !== 'VERB' && token.tag !== 'AUX')) continue
    // "the trips home are empty" agrees, whatever "home" is taken for.
    if (tokens[at - 1]?.key === 'home') continue
    // "leaves before anyone has signed": what agrees with its own subject.
    if (INDEFINITES.has(tokens[at - 1]?.key ?? '') && at > 1) continue
    for (const form of otherForms(token)) {
      const changed = joinTokens([...tokens.slice(0, at), { ...token, text: form }, ...tokens.slice(at + 1)])
      const read = readClause(language.tokensOf(changed))
      if (read?.verb === at) return changed
    }
  }
  return readClause(tokens) === null ? null : text
}

/** The forms of a verb that agree with one and with many. */
function otherForms({ key, base }: Token): readonly string[] {
  if (key === 'be' || key === 'is' || key === 'are') return ['is', 'are'].filter((form) => form !== key)
  if (key === 'do' || key === 'does') return [key === 'do' ? 'does' : 'do']
  if (key === 'has' || key === 'have') return [key === 'has' ? 'have' : 'has']
  return key === base ? [thirdPersonOf(key)] : key === thirdPersonOf(base) ? [base] : []
}
