import { allNeeds, type Need } from '@outcome-studio/shared/domain/analysis'
import type { AnswerScale } from '@outcome-studio/shared/domain/respondents'
import type { RatingScale, Study } from '@outcome-studio/shared/domain/study'
import { FileProblem, type Pause, SURVEY_LIMITS } from '@outcome-studio/shared/files'
import type { GuessedEncoding } from '../../../domain/import/encoding/decodeText.ts'
import type { TextEncodingName } from '../../../domain/import/encoding/TEXT_ENCODINGS.ts'
import { readImportFile } from '../../../domain/import/readImportFile.ts'
import { requireReadableSize } from '../../../domain/import/requireReadableSize.ts'
import { originalRows } from '../../../domain/survey/originalRows.ts'
import type { SurveyRatings } from '../../../domain/survey/SurveyRating.ts'
import { surveyRatings } from '../../../domain/survey/surveyRatings.ts'

/** Content of a chosen file. */
export type ReadSurvey =
  | { readonly kind: 'ratings'; readonly found: SurveyRatings; readonly encoding: GuessedEncoding | null }
  | { readonly kind: 'refused'; readonly message: string }

/** What the member has chosen for a file; null until then. */
export interface SurveyChoices {
  readonly scale: RatingScale | null
  /** Of a file with a row per person. */
  readonly answerScale: AnswerScale | null
  readonly encoding: TextEncodingName | null
}

const LAYOUTS =
  'No ratings were found in this file. Use one line for each outcome with the columns Outcome statement, Importance and Satisfaction (0 to 10), or one line for each person with two columns for each outcome, such as “Minimize the time it takes (importance)” and “Minimize the time it takes (satisfaction)” (answers from 1 to 5, 1 to 7 or 0 to 10).'

/**
 * Reads a file of survey results, or returns why it cannot be used. An exported study is accepted as well. Statements
 * that are out are recognized too: they may have been asked about before.
 */
export async function readSurvey(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  study: Study,
  { scale, answerScale, encoding }: SurveyChoices,
  pause: Pause,
): Promise<ReadSurvey> {
  try {
    requireReadableSize(file.size, SURVEY_LIMITS.bytes, SURVEY_LIMITS.remedy)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const read = await readImportFile(bytes, file.name, pause, encoding, SURVEY_LIMITS)
    const own = read.kind === 'study' ? rowsOf(allNeeds(read.study)) : null
    const tables = read.kind === 'study' ? [{ rows: own ?? [], problems: read.problems }] : read.tables
    for (const { rows, problems } of tables) {
      // The scale of our own files is known.
      const found = await surveyRatings(await originalRows(rows, study, pause), allNeeds(study), {
        pause,
        answerScale,
        scale: own ? 'outOfTen' : scale,
      })
      if (!found) continue
      const all = { ...found, problems: [...problems, ...found.problems] }
      return { kind: 'ratings', found: own ? { ...all, scaleDoubt: null } : all, encoding: read.encoding }
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
  ['ID', 'Number', 'Outcome statement', 'Importance', 'Satisfaction'],
  ...needs.flatMap(({ statementId, number, text, rating }) =>
    rating ? [[statementId, number, text, `${rating.importance}`, `${rating.satisfaction}`]] : [],
  ),
]
