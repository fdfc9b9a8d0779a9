import { isVerb } from '@outcome-studio/shared/domain/checker'
import { stemOf, stemsOf } from '../text/sharedWords.ts'
import { isOwnAction } from './actionOfStep.ts'

/** The words of a job step by what they tell. */
export interface StepWords {
  /** What is done: "choose" of "Help the child choose a book". */
  readonly action: string
  readonly actionStem: string
  /** "away" of "Put the books away". */
  readonly particle: string
  /** Stem of what it is done to: "book". */
  readonly object: string | undefined
  readonly things: readonly string[]
  /** Stems of its things, and of its action if that tells it apart from other steps. */
  readonly stems: readonly string[]
}

/** Somebody else does what follows: "Let the dough prove". */
const HELPED = /^(?:help|let|allow)$/
const NO_WORDS: ReadonlySet<string> = new Set()
const ARTICLE = /^(?:the|an?|to)$/
const OBJECT_END =
  /^(?:up|down|in|into|on|onto|at|of|off|for|from|with|by|to|over|under|out|through|along|around|about|back|away|together|apart|after|before|when|while|until|that|so|between|and|or|what|who|if)$/

/** Words that tell of no thing. */
const ANY = /^(?:ones?|another|others?|few|new|old|right|wrong|bad|good|first|last|next|same|own)$/
/** "remaining" of "Store the remaining serum" tells of no thing. */
const isModifier = (next: string | undefined): boolean => next !== undefined && !OBJECT_END.test(next)

/** Plurals that no ending tells. */
const PLURALS = /\b(shel|loa|lea|kni|hal|cal)ves\b/giu

/** The stems of the words of substance, also of plurals such as "shelves". */
export const stemsOfThings = (text: string): readonly string[] =>
  stemsOf(text.replace(PLURALS, '$1f').replace(/\bchildren\b/gi, 'child'))

/** Reads a job step. */
export function readStep(userInput: string): StepWords {
  const words = userInput.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const [first = '', ...others] = words
  const verb = HELPED.test(first)
    ? others.findIndex((word, at) => at > 1 && !ARTICLE.test(word) && isVerb(word, NO_WORDS))
    : -1
  const action = verb === -1 ? first : (others[verb] ?? first)
  const after = verb === -1 || verb === others.length - 1 ? others : others.slice(verb + 1)
  const end = after.findIndex((word, at) => at > 0 && OBJECT_END.test(word))
  const isThing = (word: string, at: number) =>
    at !== verb &&
    !OBJECT_END.test(word) &&
    !ANY.test(word) &&
    !(word.endsWith('ing') && isModifier(others[at + 1]))
  const things = stemsOfThings(others.filter(isThing).join(' '))
  const actionStem = stemOf(action)
  return {
    action,
    actionStem,
    particle: words.at(-1) ?? '',
    object: stemsOfThings(after.slice(0, end === -1 ? after.length : end).join(' ')).at(-1),
    things,
    stems: [...new Set([...things, ...(isOwnAction(actionStem) ? [actionStem] : [])])],
  }
}
