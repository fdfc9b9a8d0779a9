import { REMARK_LIMITS, withLeftOut } from '../REMARK_LIMITS.ts'
import type { FindInStudy, StudyRemarkDraft } from '../Rule.ts'
import { studyTexts } from '../study/studyTexts.ts'
import { cachedByWord } from '../text/cachedByWord.ts'
import { replaced, spanOf, suggestion } from '../text/edits.ts'
import type { Statement, Word } from '../text/Statement.ts'
import { SYNONYM_ADJECTIVES, SYNONYMS } from '../vocabulary/synonyms.ts'

/** A word of a row of synonyms, by the word in singular and plural, with the key that the row shares. */
const ROWS: ReadonlyMap<string, { readonly thing: string; readonly noun: string }> = new Map(
  SYNONYMS.flatMap((nouns, row) =>
    nouns.flatMap((noun) =>
      [noun, `${noun}s`, `${noun}es`].map((form) => [form, { thing: `row ${row}`, noun }] as const),
    ),
  ),
)

/** The row of an adjective that has synonyms. */
const ADJECTIVE_ROWS: ReadonlyMap<string, number> = new Map(
  SYNONYM_ADJECTIVES.flatMap((adjectives, row) => adjectives.map((adjective) => [adjective, row] as const)),
)

/** Shorter words with and without a hyphen are often two words, such as "re-do" and "redo". */
const SHORTEST_VARIANT = 5

/** One use of a noun, alone or after an adjective with synonyms. */
interface Use {
  /** Key that all words for one thing share. */
  readonly thing: string
  readonly noun: string
  /** Index of the last word. */
  readonly to: number
}

/** A thing with several nouns or spellings. */
interface MixedThing {
  /** The noun used most; of equally frequent ones the first. */
  readonly usual: string
  /** Number of uses of the other nouns. */
  readonly others: number
  reported: number
}

/**
 * O13: a study uses one word, with one spelling, for one thing. The rarer synonym or hyphenation gets the
 * remark. Takes time linear in the study, however many spellings a thing has.
 */
export const findMixedNouns: FindInStudy = function* (study, read) {
  const texts = studyTexts(study)
  const uses = new NounCounter()
  for (const { text } of texts) {
    const { words } = read(text)
    for (let at = 0; at < words.length; at += 1) uses.addAt(words, at)
    yield null
  }
  const mixed = uses.mixedThings()
  if (mixed.size === 0) return
  for (const { uuid, text } of texts) {
    const statement = read(text)
    for (const at of statement.words.keys()) {
      for (const use of usesAt(statement.words, at)) {
        const thing = mixed.get(use.thing)
        if (thing === undefined || use.noun === thing.usual) continue
        if (thing.reported === REMARK_LIMITS.perFinding) continue
        thing.reported += 1
        yield remarkOf(uuid, statement, at, use, thing)
      }
    }
    yield null
  }
}

class NounCounter {
  readonly #counts = new Map<string, number>()
  readonly #nouns = new Map<string, string[]>()

  addAt(words: readonly Word[], at: number): void {
    const { key = '' } = words[at] ?? {}
    const thing = thingOf(key)
    if (thing !== '') this.#add(thing, nounOf(key))
    if (!ADJECTIVE_ROWS.has(key)) return
    for (const use of usesAt(words, at)) if (use.to > at) this.#add(use.thing, use.noun)
  }

  #add(thing: string, noun: string): void {
    const count = this.#counts.get(noun) ?? 0
    this.#counts.set(noun, count + 1)
    if (count > 0) return
    const nouns = this.#nouns.get(thing)
    if (nouns === undefined) this.#nouns.set(thing, [noun])
    else nouns.push(noun)
  }

  mixedThings(): ReadonlyMap<string, MixedThing> {
    const mixed = new Map<string, MixedThing>()
    for (const [thing, nouns] of this.#nouns) {
      if (nouns.length > 1) mixed.set(thing, this.#mixed(nouns))
    }
    return mixed
  }

  #mixed(nouns: readonly string[]): MixedThing {
    let usual = ''
    let most = 0
    let all = 0
    for (const noun of nouns) {
      const count = this.#counts.get(noun) ?? 0
      all += count
      if (count > most) {
        most = count
        usual = noun
      }
    }
    return { usual, others: all - most, reported: 0 }
  }
}

function remarkOf(
  uuid: string,
  statement: Statement,
  at: number,
  { noun, to }: Use,
  { usual, others, reported }: MixedThing,
): StudyRemarkDraft {
  const span = spanOf(statement, at, to)
  const leftOut = reported === REMARK_LIMITS.perFinding ? others - reported : 0
  if (unhyphened(noun) !== unhyphened(usual)) {
    const message = `Elsewhere this study says "${usual}". If "${noun}" is the same thing, use one word for it.`
    return { uuid, message: withLeftOut(message, leftOut), span }
  }
  return {
    uuid,
    message: withLeftOut(`Elsewhere this study writes "${usual}".`, leftOut),
    span,
    suggestion: suggestion(statement, `Use "${usual}"`, () => replaced(statement, at, at, usual)),
  }
}

const unhyphened = (word: string): string => (word.includes('-') ? word.replaceAll('-', '') : word)

/** The uses that begin with a word: of the word itself, and of the noun after an adjective with synonyms. */
function usesAt(words: readonly Word[], at: number): readonly Use[] {
  const { key = '' } = words[at] ?? {}
  const thing = thingOf(key)
  const single = thing === '' ? [] : [{ thing, noun: nounOf(key), to: at }]
  const row = ADJECTIVE_ROWS.get(key)
  const next = words[at + 1]?.key
  if (row === undefined || next === undefined) return single
  return [...single, { thing: `adjective ${row} ${next}`, noun: `${key} ${next}`, to: at + 1 }]
}

/** Key that all words for one thing share; empty for a word that is too short. */
const thingOf = cachedByWord((key) => {
  const synonym = ROWS.get(key)
  if (synonym !== undefined) return synonym.thing
  const spelled = unhyphened(key)
  return spelled.length < SHORTEST_VARIANT ? '' : spelled
})

const nounOf = (key: string): string => ROWS.get(key)?.noun ?? key
