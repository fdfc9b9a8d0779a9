import { spanOf } from '../text/edits.ts'
import { readStatement } from '../text/readStatement.ts'
import type { Statement } from '../text/Statement.ts'
import { SYNONYMS } from '../vocabulary/synonyms.ts'
import { type CheckedStudy, numberedStatements, type StudyFinding } from './CheckedStudy.ts'

/** Row of synonyms and the word in it, by the word in singular and plural. */
const ROWS: ReadonlyMap<string, { readonly row: number; readonly noun: string }> = new Map(
  SYNONYMS.flatMap((nouns, row) =>
    nouns.flatMap((noun) => [noun, `${noun}s`].map((form) => [form, { row, noun }] as const)),
  ),
)

interface Use {
  readonly uuid: string
  readonly statement: Statement
  readonly at: number
  readonly noun: string
}

/** O13: where a study says the same thing in two words, the rarer word is remarked on. */
export function findMixedNouns(study: CheckedStudy): readonly StudyFinding[] {
  const usesByRow = Map.groupBy(usesIn(study), ({ noun }) => ROWS.get(noun)?.row ?? -1)
  return [...usesByRow.values()].flatMap((uses) => {
    const [usual = '', ...others] = [...Map.groupBy(uses, ({ noun }) => noun)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([noun]) => noun)
    return uses
      .filter(({ noun }) => others.includes(noun))
      .map(({ uuid, statement, at, noun }) => ({
        ruleId: 'O13',
        uuid,
        message: `Elsewhere this study says "${usual}". If "${noun}" is the same thing, use one word for it.`,
        span: spanOf(statement, at),
      }))
  })
}

function usesIn(study: CheckedStudy): readonly Use[] {
  return numberedStatements(study).flatMap(({ uuid, userInput }) => {
    const statement = readStatement(userInput)
    return statement.words.flatMap(({ key }, at): readonly Use[] => {
      const noun = ROWS.get(key)?.noun
      return noun === undefined ? [] : [{ uuid, statement, at, noun }]
    })
  })
}
