import { capitalized } from '@outcome-studio/shared/domain/base'
import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isHuman } from '../../grammar/isHuman.ts'
import { isPerson } from '../../grammar/isPerson.ts'
import { isPlural, pluralOf } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import { isAbbreviation, isTradeWord, withoutShouting } from './isTradeWord.ts'
import { plainJob } from './plainJob.ts'

/** What is said before a group: doubt, a greeting, and who belongs to it. */
const OPENERS =
  /^(?:(?:h(?:i+|e+y+|ello+)|sia|well|oh|ok|okay|so|um+|hm+|ah|honestly|basically|mostly|mainly|usually|just|really|actually|maybe|perhaps|probably|not sure|no idea|(?:i )?(?:would )?(?:guess|think|suppose|say|mean)|(?:it|that) (?:is|would be|must be|could be)|(?:they|these|those|there|we) are|my job is(?: as)?|all|only|but|and|for)\b[,.:;!]* )/iu
/** "I'm a", "us": whoever follows are people. */
const BEING =
  /^(?:(?:i am|i work as|i work in|we work as|we work in|i am training as|i am learning to be|i am (?:becoming|still)|us|me) (?=\p{L}))/iu
const ARTICLE =
  /^(?:an?|the|my|our|all|some|many|most|every|other|various|(?:two|three|four|five|six|\d{1,2})(?= \p{L}+s\b)) /iu
/** "A team of four who maintain lifts": whoever is in it. */
const SEVERAL =
  /^(?:an? )?(?:\p{L}+ )?(?:team|crew|group|bunch|couple|pair|handful) of (?:(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|us|them|people|persons) )+(?=(?:who|that) )/iu
/** Modifiers of several words. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bstay at home (?=\p{L})/giu, 'stay-at-home '],
  [/\bwork from home (?=\p{L})/giu, 'work-from-home '],
  [/\blive in (?=(?:nann|care|maid|nurse))/giu, 'live-in '],
]
/** Begins what is said of the group. */
const TAIL = / (?:who|that|on|in|at|of|from|for|with|without|under|near|across|between) /iu
const MOST_NAMED = 4
const MOST_WORDS = 10
/** Words that no name of a group holds. */
const NO_NAME = wordSet(
  `i we you he she it they me us him her them this that these those what who where when why how not no nobody never nothing
  is are am was were be been do does did have has had can could will would should must may might and or but if so because
  then than here there something anything everything someone somebody anyone anybody everyone everybody yes too very one
  ones over under in on at of from for with by to about as like`,
)
const DENIED = /^(?:no|not|none|nobody|never|neither|sorry|stop|start|skip|go)\b/i
/** Short names of people that are those of things too. */
const SHORT =
  /^(?:techs?|reps?|devs?|subs?|leads?|guys|gals|lads|docs?|hands|aides?|clerks?|people|crews?|teams?)$/i
/** Those of them that name nothing else in the plural. */
const SURELY = /^(?:techs|reps|devs|subs)$/i
/** Says only that they are people, before it is said which: "my guys, electricians mostly". */
const ANYBODY =
  /^(?:(?:just|only|it is|that is|well|so) )*(?:(?:my|our|the) )?(?:guys|girls|people|folks|team|crew|me|us|ones)$/i
/** "I'm in sales": whoever works there. */
const WORKING_IN =
  /^(?:[Ii] am|[Ww]e are|[Ii] work|[Ww]e work) in (?!trouble|love|charge|bed|doubt|pain|need|control|shock|tears|town|luck|school)(\p{Ll}{3,}|\p{Lu}{2,4})$/u
/** "I do nails": whoever does that. */
const DOING = /^(?:i|we) (?:(?:just|mostly|mainly|basically|usually) )?(?=\p{L}+ \p{L})/iu
/** A word that no dictionary has, alone: "emts", "cnas". */
const INITIALS = /^[b-df-hj-np-tv-z]?[\p{Ll}]{1,3}s$/u

/**
 * The group of people that a short answer names by its form alone, in the plural: words that no dictionary has name people
 * where the answer is nothing but a group, as those of a trade do ("the vet techs", "a CNA", "emts"). Null for another
 * answer. Takes time linear in its length.
 */
export function plainGroup(answer: string, language: Language): string | null {
  const [sentence = ''] = withoutShouting(answer.trim()).split(/(?<=[^.])[.!?;\n(]/u)
  const pieces = sentence.split(/, ?/)
  const told = pieces.length > 1 && ANYBODY.test(pieces[0] ?? '') ? pieces.slice(1).join(', ') : sentence
  let text = told.replace(/(?: (?:here|mostly|mainly|usually|i guess|i think|lol|haha|tbh))+$/i, '')
  if (DENIED.test(text)) return null
  const doing = workersOf(text, language)
  if (doing !== null) return doing
  const several = text.replace(OPENERS, '').replace(SEVERAL, 'people ')
  if (/^people (?:who|that) /i.test(several)) text = several
  for (let round = 0; round < 5; round += 1) {
    const named = text.replace(OPENERS, '').trim().replace(BEING, '')
    if (named === text) break
    text = named
  }
  const isOne = /^an? /i.test(text)
  for (const [found, by] of JOINED) text = text.replace(found, by)
  text = (text.replace(ARTICLE, '').split(/, ?| - | – /)[0] ?? '').trim()
  const at = TAIL.exec(text)?.index ?? text.length
  const [core, tail] = [text.slice(0, at), text.slice(at)]
  const words = core.split(' ')
  const head = words.at(-1) ?? ''
  const before = words.slice(0, -1).filter((word) => !isInformation(word, words))
  if (
    !/^\p{L}[\p{L} -]+$/u.test(core) ||
    !/^[\p{L}'’ -]*$/u.test(tail) ||
    words.length > MOST_NAMED ||
    text.split(' ').length > MOST_WORDS ||
    [...before, head].some((word) => NO_NAME.has(word.toLowerCase())) ||
    ![...before, ...tail.trim().split(' ')].every((word) => word === '' || isTradeWord(word, language))
  )
    return null
  if (!isOfPeople(words, tail, isOne, language)) return null
  const named = words.map((word) => (isInformation(word, words) ? 'IT' : word)).slice(0, -1)
  return capitalized(`${[...named, severalOf(head, language)].join(' ')}${tail.replace(POINTING, ' the ')}`)
}

const POINTING = / (?:my|our) /giu

/** "I do nails" as "People who do nails", and "I'm in sales" as "People in sales"; null for no such clause. */
function workersOf(text: string, language: Language): string | null {
  const place = WORKING_IN.exec(text.replace(/^I'm /i, 'I am '))?.[1]
  if (place !== undefined && isTradeWord(place, language)) return `People in ${place}`
  const work = text.replace(DOING, '')
  if (work === text) return null
  const job = /^do \p{L}/iu.test(work)
    ? plainJob(work.replace(/^do /i, 'make '), language)
    : plainJob(work, language)
  return job === null ? null : `People who ${uncapitalized(work)}`
}

/** "it support people": where it says which people. */
const isInformation = (word: string, words: readonly string[]): boolean =>
  word.toLowerCase() === 'it' && word === words[0] && words.length > 1

function isOfPeople(words: readonly string[], tail: string, isOne: boolean, language: Language): boolean {
  const head = words.at(-1) ?? ''
  const token = language.tokensOf(`the ${head.toLowerCase()}`).at(-1)
  if (token === undefined) return false
  if (words.length === 1 && /^(?:people|persons?|folks?|guys|humans?)$/i.test(head))
    return /^ (?:who|that) /i.test(tail)
  if (isAbbreviation(head)) return isOne || head.endsWith('s')
  // "Fix ovens", "checking stock": what is done.
  const [first] = language.tokensOf(words.join(' '))
  if (words.length > 1 && (first === undefined || first.tag === 'VERB' || first.key.endsWith('ing')))
    return false
  if (SHORT.test(head)) return words.length > 1 || isOne || SURELY.test(head)
  if (isTradeWord(head, language))
    return (
      isHuman({ ...token, tag: token.tag === 'PROPN' ? 'NOUN' : token.tag }) && head === head.toLowerCase()
    )
  // "cnas" are no "cans": only people are what was meant.
  const meant = language.corrected(head.toLowerCase())
  return words.length === 1 && INITIALS.test(head) && (meant === null || !isPerson({ key: meant }))
}

/** "CNA" as "CNAs", and "emts" as "EMTs". */
function severalOf(head: string, language: Language): string {
  if (isAbbreviation(head)) return head.endsWith('s') ? head : `${head}s`
  if (!isTradeWord(head, language)) return `${head.slice(0, -1).toUpperCase()}s`
  const [token] = language.tokensOf(head)
  const isMany = (token !== undefined && isPlural(token)) || /[^s]s$/.test(head)
  return isMany ? head : pluralOf(head)
}
