import type { Token } from '../language/Language.ts'

/** How many things a phrase names. */
export type Quantity = 'one' | 'many' | 'any'

/** Where a phrase may end. */
export interface End {
  readonly at: number
  readonly number: Quantity
  /** Whether it is one countable thing without an article, which no clause can be about. */
  readonly isBare?: boolean
}

/** The places where a phrase that begins at a place may end; none if there is no such phrase. */
export type Read = (from: number) => readonly End[]

/** The words that are read. */
export interface Words {
  readonly count: number
  readonly at: (index: number) => Token | undefined
  /** In lower case; empty behind the last word. */
  readonly key: (index: number) => string
}

/** Reads noun phrases and what follows their head. */
export interface NounReader {
  /** Determiner, modifiers and the head of a noun phrase. */
  readonly head: Read
  readonly nouns: Read
  readonly prepositional: Read
}

/** Reads verbs without a subject, and what follows them. */
export interface VerbReader {
  /** A verb in base form with what follows it. */
  readonly action: Read
  readonly gerund: Read
  /** What follows a verb, wherever it is: with a state, "get hot", "stay at home". */
  readonly afterVerb: Read
  /** What may follow a verb: an object, places and times, how, what for, and clauses. */
  readonly complements: (from: number, takesObject: boolean) => readonly End[]
  /** What follows "is". */
  readonly predicate: Read
}

/** Reads clauses. */
export interface ClauseReader {
  readonly clause: Read
  /** "that nobody reads", of a head of a number. */
  readonly relative: (from: number, number: Quantity) => readonly End[]
  /** "when the oven is hot", "how long it lasts", "before leaving", "whether to stop". */
  readonly subordinate: Read
  /** A finite verb that agrees with its subject. */
  readonly finite: (from: number, number: Quantity) => readonly End[]
  /** One finite verb with what follows it, or two: "gets too hot and burns". */
  readonly predicates: (from: number, number: Quantity) => readonly End[]
}

/** All readers of one text. Each may contain phrases of the others. */
export interface PhraseReader extends NounReader, VerbReader, ClauseReader {}

/** Each is read once from each place. */
export function remembered(read: Read): Read {
  const known = new Map<number, readonly End[]>()
  return (from) => {
    const found = known.get(from)
    if (found !== undefined) return found
    // A phrase that would contain itself at the same place ends there.
    known.set(from, [])
    const ends = unique(read(from))
    known.set(from, ends)
    return ends
  }
}

export const end = (at: number): End => ({ at, number: 'any' })

export function unique(ends: readonly End[]): readonly End[] {
  const seen = new Set<string>()
  return ends.filter(({ at, number, isBare }) => {
    const id = `${at} ${number} ${isBare === true}`
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
