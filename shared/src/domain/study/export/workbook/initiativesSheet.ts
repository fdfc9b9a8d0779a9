import type { Sheet } from '@outcome-studio/shared/files'
import { INITIATIVE_TITLES, writeEffects } from '../../initiatives/initiativesInFiles.ts'
import { statementNumbers } from '../../initiatives/statementNumbers.ts'
import type { Study } from '../../Study.ts'
import { INITIATIVES_SHEET } from './SHEETS.ts'

/** The sheet of a study's initiatives; none while there are none. */
export function initiativesSheet(study: Study): readonly Sheet[] {
  const { initiatives = [] } = study
  if (initiatives.length === 0) return []
  const numbers = statementNumbers(study)
  return [
    {
      name: INITIATIVES_SHEET,
      columns: [
        { width: 40, style: 'text' },
        { width: 20, style: 'text' },
        { width: 12, style: 'decimal' },
        { width: 60, style: 'text' },
      ],
      rows: initiatives.map((initiative) => [
        initiative.name,
        initiative.owner,
        initiative.effort,
        writeEffects(initiative, numbers),
      ]),
      table: { name: 'Initiatives', titles: INITIATIVE_TITLES },
    },
  ]
}
