import type { FindInStudy, StudyRemarkDraft } from '../Rule.ts'
import type { CheckedStudy } from '../study/CheckedStudy.ts'
import { studyTexts } from '../study/studyTexts.ts'
import { replaced, spanOf, suggestion } from '../text/edits.ts'
import { readStatement } from '../text/readStatement.ts'
import type { Statement } from '../text/Statement.ts'
import { SYNONYMS } from '../vocabulary/synonyms.ts'

/** Row of synonyms and the word in it, by the word in singular and plural. */
const ROWS: ReadonlyMap<string, { readonly row: number; readonly noun: string }> = new Map(
  SYNONYMS.flatMap((nouns, row) =>
    nouns.flatMap((noun) => [noun, `${noun}s`, `${noun}es`].map((form) => [form, { row, noun }] as const)),
  ),
)

/** Shorter words with and without a hyphen are often two words, such as "re-do" and "redo". */
const SHORTEST_VARIANT = 5

interface Use {
  readonly uuid: string
  readonly statement: Statement
  readonly at: number
  /** Key that all uses of one thing share. */
  readonly thing: string
  readonly noun: string
}

/**
 * O13: a study uses one word, with one spelling, for one thing. The rarer synonym or hyphenation gets the
 * remark. Takes time linear in the study.
 */
export const findMixedNouns: FindInStudy = (study) => {
  const usesByThing = Map.groupBy(usesIn(study), ({ thing }) => thing)
  return [...usesByThing.values()].flatMap((uses) => {
    const [usual = '', ...others] = [...Map.groupBy(uses, ({ noun }) => noun)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([noun]) => noun)
    return uses.filter(({ noun }) => others.includes(noun)).map((use) => remarkOf(use, usual))
  })
}

function remarkOf({ uuid, statement, at, noun }: Use, usual: string): StudyRemarkDraft {
  const span = spanOf(statement, at)
  if (unhyphened(noun) !== unhyphened(usual)) {
    const message = `Elsewhere this study says "${usual}". If "${noun}" is the same thing, use one word for it.`
    return { uuid, message, span }
  }
  return {
    uuid,
    message: `Elsewhere this study writes "${usual}".`,
    span,
    suggestion: suggestion(statement, `Use "${usual}"`, replaced(statement, at, at, usual)),
  }
}

const unhyphened = (word: string): string => word.replaceAll('-', '')

function usesIn(study: CheckedStudy): readonly Use[] {
  return studyTexts(study).flatMap(({ uuid, text }) => {
    const statement = readStatement(text)
    return statement.words.flatMap(({ key }, at): readonly Use[] => {
      const synonym = ROWS.get(key)
      if (synonym !== undefined) {
        return [{ uuid, statement, at, thing: `row ${synonym.row}`, noun: synonym.noun }]
      }
      const spelled = unhyphened(key)
      return spelled.length < SHORTEST_VARIANT ? [] : [{ uuid, statement, at, thing: spelled, noun: key }]
    })
  })
}
