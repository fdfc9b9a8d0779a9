import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isHuman } from '../grammar/isHuman.ts'
import { isPerson } from '../grammar/isPerson.ts'
import { BE, SUBORDINATORS } from '../grammar/PHRASE_WORDS.ts'
import { withSpokenTags } from '../grammar/withSpokenTags.ts'
import { isGerund, isPlural } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import type { DraftKind } from './DraftKind.ts'

/** "ERP", as it was typed. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u
/** "M8", "A4": a name, whose number measures nothing. */
const NAME = /^\p{Lu}{1,3}\d{1,3}$/u
/** Words that point out of the statement, at the speaker or at what was said before. */
const POINTING = wordSet(
  'i me my mine myself we us our ours ourselves you your yours he him his she her hers ones this these those here yesterday today tomorrow now ago',
)
/** What follows "last" where it points at a day: "last week", and not "the last tuning". */
const LAST_TIME = wordSet(
  'time week month year night monday tuesday wednesday thursday friday saturday sunday',
)
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
const ONE = wordSet('he she his her him')
const SINGULAR_PRONOUNS = wordSet('it its')
const PLURAL_PRONOUNS = wordSet('they them their theirs')
/** Words of talk. */
const TALK = wordSet(
  'god lol ok okay yeah yep nope anyway though honestly literally etc thanks please sorry wow damn thing things stuff ages forever leverage thx pls plz idk tbh btw haha ugh hmm asap dunno',
)
/** Words of one and two letters; any other is a typing mistake. */
const SHORT = wordSet(
  "a i an as at be by do go he if in is it me my no of off on or so to up us we ox 's id tv pc",
)
const FIGURES = wordSet(
  'three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen thirds third percent half thrice',
)

/** Whether a draft is of known words, and points at nobody, no time and no number. */
export function isPlain(
  said: readonly Token[],
  kind: DraftKind,
  language: Language,
  known: ReadonlySet<string>,
): boolean {
  const start = kind === 'outcome' ? 3 : 0
  const isClause = kind === 'outcome' && said[start]?.key === 'that'
  const tokens = isClause ? [...said.slice(0, 4), ...withSpokenTags(said.slice(4))] : said
  return tokens.every((token, at) => {
    const { key, text, tag } = token
    if (tag === 'PUNCT') return false
    // "half empty"
    const next = tokens[at + 1]
    const isDegree =
      key === 'half' && next !== undefined && (next.tag === 'ADJ' || (next.tag === 'NOUN' && isPlural(next)))
    // "the patient does not say what he takes"
    const isNamed = ONE.has(key) && tokens.slice(start, at).some((each) => isHuman(each) && !isPlural(each))
    const isSomebody = key === 'those' && ['who', 'that', 'which'].includes(tokens[at + 1]?.key ?? '')
    const isFigure = (/\d/.test(text) && !NAME.test(text)) || (FIGURES.has(key) && !isDegree)
    if (
      isFigure ||
      (POINTING.has(key) && !isNamed && !isSomebody) ||
      (TALK.has(key) && !isWhich(key, tokens, at))
    )
      return false
    if (kind === 'action' && DAY.test(key)) return false
    // "what they enjoyed last" points at no day.
    const isAdverb = next === undefined && tokens[at - 1]?.tag === 'VERB'
    if (key === 'last' && !isAdverb && LAST_TIME.has(tokens[at + 1]?.key ?? 'time')) return false
    if (
      !language.isKnown(text) &&
      !known.has(key) &&
      !known.has(`${key}s`) &&
      !language.isTerm(text) &&
      !ABBREVIATION.test(text) &&
      !NAME.test(text) &&
      !NATION.test(text)
    )
      return false
    if (
      (key === 'having' && tokens[at + 1]?.key !== 'to') ||
      key === tokens[at - 1]?.base ||
      token.base === tokens[at - 1]?.key
    )
      return false
    if (key.length === 1 && /\p{L}/u.test(key) && key !== 'a' && key !== 'i') return false
    if (/['’]/.test(text) && key !== "'s") return false
    if (isWrongArticle(key, tokens[at + 1]?.key)) return false
    if (ARTICLES.has(key) && UNARTICLED.has(tokens[at + 1]?.key ?? '')) return false
    if (key.length < 3 && /\p{L}/u.test(key) && !SHORT.has(key) && text !== text.toUpperCase()) return false
    // "X-ray"
    const isLettered = /^\p{Lu}-\p{Ll}/u.test(text)
    if (
      at > 0 &&
      /^\p{Lu}/u.test(text) &&
      /\p{Ll}/u.test(text) &&
      tag === 'PROPN' &&
      !NATION.test(text) &&
      !(MONTH.test(text) && next?.tag === 'NOUN') &&
      !isLettered
    )
      return false
    // What stands before the pronoun is its verb, whatever the tagger took it for.
    // "whose order it is"
    const isSubjectThere = BE.has(tokens[at + 1]?.key ?? '') && tokens[at - 2] !== undefined
    const isObject =
      (key === 'it' || key === 'them') &&
      tokens[at - 1]?.tag !== 'ADP' &&
      !(
        isSubjectThere &&
        (ASKED.has(tokens[at - 2]?.key ?? '') || SUBORDINATORS.has(tokens[at - 1]?.key ?? ''))
      )
    const before = tokens.slice(start, isObject ? at - 1 : at)
    const isFrame = key === 'it' && tokens[at + 1]?.key === 'takes' && at === 3
    if (SINGULAR_PRONOUNS.has(key) && !isFrame) {
      const things = before.filter((each) => isThing(each) && !isPlural(each))
      // "the dog eats it": no thing does it to itself.
      return (
        things.length > (key === 'it' && isObject && kind === 'outcome' && isSubject(tokens, start) ? 1 : 0)
      )
    }
    // "find out where they are": not whoever does it, and asked about.
    const isAsked = kind === 'action' && key === 'they' && before.some((each) => ASKED.has(each.key))
    return (
      !PLURAL_PRONOUNS.has(key) ||
      isAsked ||
      before.some((each) => isThing(each) && (isPlural(each) || isPerson(each)))
    )
  })
}

/** "the wrong thing", "things that should be in the notes": which things was said. */
const isWhich = (key: string, tokens: readonly Token[], at: number): boolean =>
  VAGUE.has(key) &&
  (WHICH.has(tokens[at - 1]?.key ?? '') ||
    (key !== 'stuff' && ['that', 'which'].includes(tokens[at + 1]?.key ?? '')))
const VAGUE = wordSet('thing things stuff')
const WHICH = wordSet('wrong same small')

export const ASKED = wordSet('what when where which how who whose whether')

/** Whether the first thing is what does something. */
const isSubject = (tokens: readonly Token[], start: number): boolean => tokens[start]?.key === 'that'

/** "Japanese paper" */
/** "the December page" */
const MONTH = /^(?:January|February|March|April|June|July|August|September|October|November|December)$/
const NATION = /^\p{Lu}\p{Ll}+(?:ese|ish|[ir]an|ench|utch)$/u

const ARTICLES = wordSet('a an the')
const UNARTICLED = wordSet('a an the every each some any no this that these those my our your their its')

/** "an parent", "a old parent": words were lost or mistyped. */
function isWrongArticle(article: string, next = ''): boolean {
  const isVowel = /^(?:[aeio]|u(?!n[ai]|s[aeiu]|ti|k))/.test(next) && !/^(?:one|once|eu|ewe)/.test(next)
  const isSilent = /^(?:hour|honest|honor|honour|heir)/.test(next)
  if (article === 'a') return isVowel || isSilent
  return article === 'an' && !(isVowel || isSilent) && !/^(?:u|h|[fhlmnrsx]\b)/.test(next)
}

const isThing = (token: Token): boolean => token.tag === 'NOUN' && !isGerund(token)
