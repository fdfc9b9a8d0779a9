import { isPerson } from '../../grammar/isPerson.ts'
import { stemsOfThings } from './readStep.ts'

/** The words of a statement by where they stand. */
export interface Fact {
  /** All words after "Minimize the likelihood that" or "Minimize the time it takes to". */
  readonly words: readonly string[]
  /** The words of the main clause. */
  readonly main: readonly string[]
  /** The words after "before". */
  readonly before: readonly string[]
  /** The words after "after". */
  readonly after: readonly string[]
  /** Stems of the thing that the main clause is about: its subject, or the object of what takes long, with "the". */
  readonly about: readonly string[]
  readonly stems: ReadonlySet<string>
}

const FRAME =
  /^\p{L}+ the (?:likelihood|number of times|time) (?:that|of|it takes to|spent(?: on)?|it takes for) /iu
const OF_TIME = /^\p{L}+ the time /iu
const CLAUSE_END =
  /^(?:when|whenever|while|until|till|because|cause|since|after|before|if|unless|although|that|who|whom|which|where|whose|so)$/
const PLACE =
  /^(?:in|into|on|onto|at|of|off|for|from|with|by|to|over|under|out|up|down|through|along|around|about|back|away|between|and|or)$/
const FINITE =
  /^(?:is|isn't|are|aren't|was|wasn't|were|weren't|has|have|had|does|doesn't|do|don't|gets?|takes?|fails?|go|goes|comes?|starts?|ends?|can|cannot|can't|will|won't|needs?|becomes?|seems?|stops?|turns?|looks?|falls?|arrives?|breaks?|cracks?|leaks?|sticks?|slips?|runs?|tears?|sits?|stands?|stays?)$/
const ARTICLE = /^(?:the|an?|some|any)$/
/** Most words before the noun that a subject ends with. */
const SUBJECT = 4

/** Reads an outcome statement. */
export function readFact(text: string): Fact {
  const words: readonly string[] =
    text
      .replace(FRAME, '')
      .toLowerCase()
      .replace(/’/g, "'")
      // "the dough's mixed" is "the dough is mixed"; nothing depends on whose a thing is.
      .replace(/'s\b/g, ' is')
      .match(/\p{L}[\p{L}'-]*/gu) ?? []
  // "waiting until the blood has clotted" is one clause.
  const start = /^wait(?:ing)?$/.test(words[0] ?? '') ? 1 : 0
  const end = words.findIndex((word, at) => at > start && CLAUSE_END.test(word))
  const main = end === -1 ? words : words.slice(0, end)
  const about = OF_TIME.test(text) ? objectOf(main) : subjectOf(main)
  const following = (word: string) => (words.includes(word) ? words.slice(words.indexOf(word) + 1) : [])
  return {
    words,
    main,
    before: following('before'),
    after: following('after'),
    about: isSomebody(about.at(-1) ?? '') ? [] : stemsOfThings(about.join(' ')),
    stems: new Set(stemsOfThings(words.join(' '))),
  }
}

const isSomebody = (key: string): boolean => isPerson({ key }) && !/ments?$/.test(key)

/** "the wrong date label goes on the bag" */
function subjectOf(main: readonly string[]): readonly string[] {
  const known = main.findIndex((word) => FINITE.test(word))
  const end = PLACE.test(main.at(-1) ?? '') ? main.length - 2 : main.length - 1
  // "the pallet tips over"
  const verb = known === -1 && /[^s]s$/.test(main[end] ?? '') ? end : known
  const subject = main.slice(0, verb === -1 ? 0 : verb).filter((word) => !ARTICLE.test(word))
  return subject.length <= SUBJECT && !subject.some((word) => PLACE.test(word)) ? subject : []
}

/** "count the vases", "wait for the split to settle" */
function objectOf([, ...others]: readonly string[]): readonly string[] {
  const object = /^for$/.test(others[0] ?? '') ? others.slice(1) : others
  if (object[0] !== 'the') return []
  const end = object.findIndex((word) => PLACE.test(word))
  return object.slice(0, end === -1 ? object.length : end)
}
