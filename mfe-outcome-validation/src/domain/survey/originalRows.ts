import { NO_PLAN, type Study } from '@outcome-studio/shared/domain/study'
import { createSlices, type Pause } from '@outcome-studio/shared/files'
import { questionnaireTexts } from '../questionnaire/questionnaireTexts.ts'

type Rows = readonly (readonly string[])[]

/** Rows in which a translated text may be a part of a cell: headings are questions with their rows. */
const ROWS_OF_HEADINGS = 10
/** Work of one cell, in characters. */
const CELL_WORK = 64

/**
 * Puts the original texts of a questionnaire in the place of their translations, so that answers in any of its languages
 * are read as those in the original, and segments join the same answers of different languages.
 * @returns the same rows for a questionnaire without translations
 */
export async function originalRows(rows: Rows, study: Study, pause: Pause): Promise<Rows> {
  const originals = originalsOf(study)
  if (originals.size === 0) return rows
  // The longest first: a short text may be a part of a long one.
  const longest = [...originals].sort(([one], [other]) => other.length - one.length)
  const inHeading = (cell: string) =>
    longest.reduce((text, [translated, original]) => text.replace(translated, () => original), cell)
  const nextSlice = createSlices(pause)
  const result: (readonly string[])[] = []
  for (const [at, row] of rows.entries()) {
    const isHeading = at < ROWS_OF_HEADINGS
    await nextSlice(row.length * (isHeading ? CELL_WORK * longest.length : CELL_WORK))
    result.push(
      row.map((cell) =>
        cell === '' ? cell : (originals.get(cell.trim()) ?? (isHeading ? inHeading(cell) : cell)),
      ),
    )
  }
  return result
}

/** The original of each translated text. One that is also an original text is left as it is. */
function originalsOf(study: Study): ReadonlyMap<string, string> {
  const { translations = [] } = study.questionnaire ?? NO_PLAN
  if (translations.length === 0) return new Map()
  const texts = questionnaireTexts(study)
  const known = new Set(texts.map(({ original }) => original))
  return new Map(
    translations.flatMap((translation) =>
      texts.flatMap(({ key, original }) => {
        const own = Object.hasOwn(translation.texts, key) ? (translation.texts[key]?.trim() ?? '') : ''
        return own === '' || known.has(own) ? [] : [[own, original] as const]
      }),
    ),
  )
}
