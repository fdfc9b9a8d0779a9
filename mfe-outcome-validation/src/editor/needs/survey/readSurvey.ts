import {
  FileProblem,
  type Need,
  needsTable,
  type Pause,
  readImportFile,
  requireReadableSize,
  type SurveyRatings,
  surveyRatings,
} from '@outcome-studio/shared/domain'

/** Content of a chosen file. */
export type ReadSurvey =
  | { readonly kind: 'ratings'; readonly found: SurveyRatings }
  | { readonly kind: 'refused'; readonly message: string }

const LAYOUTS =
  'No ratings were found in this file. Use one line for each outcome with the columns Outcome statement, Importance and Satisfaction (0 to 10), or one line for each person with two columns for each outcome, such as “2.1 importance” and “2.1 satisfaction” (answers from 1 to 5).'

/** Reads a file of survey results, or returns why it cannot be used. An exported study is accepted as well. */
export async function readSurvey(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  needs: readonly Need[],
  pause: Pause,
): Promise<ReadSurvey> {
  try {
    requireReadableSize(file.size)
    const read = await readImportFile(new Uint8Array(await file.arrayBuffer()), file.name, pause)
    const tables =
      read.kind === 'study' ? [{ rows: rowsOf(needsTable(read.study)), problems: [] }] : read.tables
    for (const { rows, problems } of tables) {
      const found = await surveyRatings(rows, needs, pause)
      if (found) return { kind: 'ratings', found: { ...found, problems: [...problems, ...found.problems] } }
    }
    return { kind: 'refused', message: LAYOUTS }
  } catch (error) {
    if (error instanceof FileProblem) return { kind: 'refused', message: error.message }
    return {
      kind: 'refused',
      message:
        'This file could not be read. It may have been moved or be open in another program. Try again.',
    }
  }
}

const rowsOf = (needs: readonly Need[]): readonly (readonly string[])[] => [
  ['Outcome statement', 'Importance', 'Satisfaction'],
  ...needs.flatMap(({ text, rating }) =>
    rating ? [[text, `${rating.importance}`, `${rating.satisfaction}`]] : [],
  ),
]
