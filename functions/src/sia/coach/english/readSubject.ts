import { wordSet } from '@outcome-studio/shared/domain/checker'
import { INDEFINITES, PREPOSITIONS, SUBORDINATORS } from '../grammar/PHRASE_WORDS.ts'
import { isGerund, isMass } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { COUNTABLE_NOUNS, PEOPLE } from './COUNTABLE_NOUNS.ts'
import { isManyNoun } from './isManyNoun.ts'
import { isToolName, type Line } from './Line.ts'

/** A subject at the start of a clause. */
export interface Subject {
  readonly from: number
  /** The place behind it. */
  readonly end: number
  readonly isMany: boolean
  /** The place behind its clause. */
  readonly clauseEnd: number
  /** Whether its clause surely is one: "after the machine stop" may name a stop. */
  readonly isSure: boolean
}

/** Words behind which a clause with a subject of its own follows. */
const OPENING = wordSet(
  'when whenever if whether because while unless although though why where how wherever once what',
)
/** These stand before a thing as well. */
const DOUBTFUL = wordSet('before after until that which')
const RELATIVES = wordSet('who that which')
const SINGLE = wordSet('a an every each another one')
const OPEN_NUMBER = wordSet(
  'the my our your their his her its any no some which what whose all more most enough other this that',
)
const MULTIPLE = wordSet('many several both these those few two three four five six seven eight nine ten')
const PRONOUNS_ONE = wordSet('it he she')
const PRONOUNS_MANY = wordSet('they we you i')
const QUALIFYING: ReadonlySet<string> = new Set(['ADJ', 'NOUN', 'NUM'])
const DETERMINED_BY_QUESTION = wordSet('what which whose')
const HELPING_ONLY = wordSet('must could would should may might shall cannot')
const PLACED = wordSet('with without from in on at')
const FINITE_HELP = wordSet(
  'is are was were has have had does do did can could will would may might must should shall cannot am',
)

/** The subjects at the starts of a line's clauses. */
export function readSubjects(line: Line): readonly Subject[] {
  const { tokens, about } = line
  const found: Subject[] = []
  for (const [at, token] of tokens.entries()) {
    const isStart = at === 0 && about === 'wrong'
    const before = tokens[at - 1]
    const isOpened = before !== undefined && (OPENING.has(before.key) || isDegree(tokens, at - 1))
    const isClause = before?.key === 'that' && token.tag === 'DET'
    // "wait until the driver go"
    const named = token.tag === 'DET' ? tokens[at + 1] : token
    const isAwaited = before?.key === 'until' && PEOPLE.has(named?.key ?? '')
    const isDoubtful = !isClause && before !== undefined && DOUBTFUL.has(before.key)
    // "runs before and after a change are comparable": the subject stands before.
    if (
      isDoubtful &&
      before.key !== 'which' &&
      before.key !== 'that' &&
      token.tag !== 'PRON' &&
      !followsVerb(line, at - 1)
    )
      continue
    // "the tray is not complete and | the doctor have to wait"
    const isJoined = before?.tag === 'CCONJ' && isClauseAt(line, at)
    if (isStart || isOpened || isClause || isDoubtful || isJoined) {
      const subject = subjectFrom(line, at, !isDoubtful || isAwaited)
      if (subject !== null) found.push(subject)
    }
    const relative = RELATIVES.has(token.key) ? relativeAt(line, at) : null
    if (relative !== null) found.push(relative)
  }
  return found
}

/** Whether a clause of its own follows "and", where the one before has its verb. */
function isClauseAt(line: Line, at: number): boolean {
  const { tokens, about } = line
  const first = tokens[at]
  if (about !== 'wrong' || first === undefined || !followsVerb(line, at - 1)) return false
  if (INDEFINITES.has(first.key)) return tokens[at + 1]?.verb != null
  let head = first.tag === 'DET' ? at + 1 : at
  while (tokens[head]?.tag === 'ADJ') head += 1
  const [subject, verb] = [tokens[head], tokens[head + 1]]
  if (subject?.tag !== 'NOUN' || (first.tag !== 'DET' && !PEOPLE.has(subject.key))) return false
  return verb?.tag === 'VERB' || verb?.tag === 'AUX'
}

/** Whether a clause that began before a place has its verb. */
function followsVerb({ tokens, about }: Line, at: number): boolean {
  const start = tokens
    .slice(0, at)
    .findLastIndex(({ key }) => OPENING.has(key) || DOUBTFUL.has(key) || RELATIVES.has(key))
  if (RELATIVES.has(tokens[start]?.key ?? '')) return false
  if (start < 0 && about === 'long') return true
  return tokens.slice(start + 1, at).some((_, index) => isFiniteAt(tokens, start + 1 + index))
}

/** "how long | the paint takes" */
const isDegree = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.key === 'how' && ['ADJ', 'ADV'].includes(tokens[at]?.tag ?? '')

function subjectFrom({ tokens, language }: Line, from: number, isSure: boolean): Subject | null {
  const first = tokens[from]
  if (first === undefined) return null
  const found = (end: number, isMany: boolean): Subject => ({
    from,
    end,
    isMany,
    clauseEnd: clauseEnd(tokens, end),
    isSure,
  })
  if (PRONOUNS_ONE.has(first.key) || INDEFINITES.has(first.key))
    return first.key === 'none' ? null : found(from + 1, false)
  if (PRONOUNS_MANY.has(first.key)) return found(from + 1, true)
  // "refreshing tokens preserves", "what passes is valid", "an error that repeats is counted"
  const named = DETERMINED_BY_QUESTION.has(first.key) ? tokens[from + 1] : first
  const isTool = named === first && isToolName(tokens, from)
  if (named === undefined || (isGerund(named) && !isTool)) return null
  const opening = tokens[from - 1]?.key
  if (opening === 'what' && first.tag !== 'DET' && first.tag !== 'PRON') return null
  if (opening === 'that' && first.verb !== null && first.key !== first.verb) return null
  const determiner = [SINGLE, MULTIPLE, OPEN_NUMBER].find((set) => set.has(first.key))
  let end = determiner === undefined && !isTool ? from : from + 1
  if (determiner !== undefined && (first.key === 'all' || first.key === 'both') && tokens[end]?.key === 'the')
    end += 1
  while (end < tokens.length && isInside(tokens, end)) end += 1
  // "until the paint dry"
  if (tokens[end - 1]?.tag === 'ADJ' && tokens[end - 2]?.tag === 'NOUN') end -= 1
  const head = tokens[end - 1]
  if (head === undefined || end === from || (determiner !== undefined && end === from + 1)) return null
  const isMany = isManyNoun(head, language)
  if (isMany === null || isGerund(head)) return null
  // "that module exports", "the server reports": the last word may be the verb.
  if (
    head.verb !== null &&
    head.key !== head.verb &&
    tokens[end - 2]?.tag === 'NOUN' &&
    isVerbTag(tokens[end])
  )
    return null
  if (determiner === SINGLE && isMany) return null
  if (determiner === MULTIPLE && !isMany) return null
  if (determiner === undefined && !isMany && !isMass(head) && !isCountable(head)) return null
  // "the hinge of the door squeaks", "a guest with a suitcase waits"
  const isPlaced = PLACED.has(tokens[end]?.key ?? '')
  if (tokens[end]?.key === 'of' || isPlaced) {
    let place = end + (tokens[end + 1]?.tag === 'DET' ? 2 : 1)
    const inner = place
    while (place < tokens.length && isInside(tokens, place)) place += 1
    if (place > inner && isVerbTag(tokens[place])) return found(place, isMany)
    if (!isPlaced) return null
  }
  return found(end, isMany)
}

const isVerbTag = (token: Token | undefined): boolean => token?.tag === 'VERB' || token?.tag === 'AUX'

/** Whether there are several of what a noun names. */
export const isCountable = (token: Token): boolean => COUNTABLE_NOUNS.has(token.key) || PEOPLE.has(token.key)

/** Whether a word is within a noun phrase, up to its head. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  // "each can run"
  const isModal = (token?.key === 'can' || token?.key === 'will') && next?.verb === next?.key
  if (
    token === undefined ||
    isModal ||
    PREPOSITIONS.has(token.key) ||
    HELPING_ONLY.has(token.key) ||
    SUBORDINATORS.has(token.key)
  )
    return false
  if (QUALIFYING.has(token.tag)) return true
  if (token.tag === 'PART' && /^['’]s?$/.test(token.key)) return true
  // "the used glove", "the growing seed"
  const isForm = token.tag === 'VERB' && (/ed$/.test(token.key) || isGerund(token))
  return isForm && next?.tag === 'NOUN' && at > 0 && tokens[at - 1]?.tag !== 'NOUN'
}

/** What "who" and "that" stand for, as the subject of what follows: "paint that dries". */
function relativeAt({ tokens, language }: Line, at: number): Subject | null {
  const head = tokens[at - 1]
  if (head === undefined) return null
  let start = at - 1
  while (start > 0 && isInside(tokens, start - 1)) start -= 1
  const determiner = tokens[start - 1]
  const first = tokens[determiner?.tag === 'DET' ? start - 2 : start - 1]
  // Of "the box of labels that falls", either may be meant.
  if (first !== undefined && (first.tag === 'CCONJ' || first.tag === 'ADP' || PREPOSITIONS.has(first.key)))
    return null
  // "notes who is registered"
  if (determiner?.tag !== 'DET' && start === at - 1 && head.verb !== null && !isMass(head)) return null
  const verb = tokens[at + 1]
  const next = tokens[at + 2]
  const isVerb = verb?.tag === 'VERB' || verb?.tag === 'AUX' || isVerbHere(verb, next)
  // "the hours that nurses spend"
  const others = tokens.slice(at + 2, clauseEnd(tokens, at + 1))
  if (
    !isVerb ||
    (verb.tag === 'VERB' && others.some(isSecondVerb)) ||
    (next?.tag === 'VERB' && !isHelp(verb, next))
  )
    return null
  const isMany = isManyNoun(head, language)
  if (isMany === null || isGerund(head)) return null
  return {
    from: at,
    end: at + 1,
    isMany,
    clauseEnd: clauseEnd(tokens, at + 1),
    isSure: tokens[at]?.key === 'who',
  }
}

/** "packs which is | melted" */
const isHelp = (verb: Token, next: Token): boolean => verb.tag === 'AUX' && next.key !== next.base

/** "wood that crack in the kiln": a verb that the tagger takes for a thing. */
const isVerbHere = (verb: Token | undefined, next: Token | undefined): verb is Token =>
  (verb?.tag === 'NOUN' || verb?.tag === 'ADJ') &&
  verb.verb === verb.key &&
  (next === undefined || ['ADP', 'ADV', 'DET'].includes(next.tag))

const isSecondVerb = ({ tag, key, base }: Token, at: number, others: readonly Token[]): boolean =>
  tag === 'VERB' && key === base && others[at - 1]?.key !== 'to'

function clauseEnd(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(
    ({ key, tag }, index) =>
      index > from &&
      (tag === 'PUNCT' || tag === 'CCONJ' || OPENING.has(key) || DOUBTFUL.has(key) || RELATIVES.has(key)),
  )
  return at < 0 ? tokens.length : at
}

/** Whether a place in a clause surely holds its finite verb. */
export function isFiniteAt(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (token === undefined) return false
  if (FINITE_HELP.has(token.key) && token.tag !== 'NOUN') return true
  if (before?.key === 'to' || before?.tag === 'AUX') return false
  if (token.tag === 'VERB') return token.key !== token.base && !token.key.endsWith('ing')
  // "the spring bite marks the wood"
  return token.tag === 'NOUN' && token.verb !== null && token.key !== token.verb && before?.tag === 'NOUN'
}
