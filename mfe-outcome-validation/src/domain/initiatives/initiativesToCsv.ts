import { counted } from '@outcome-studio/shared/domain/base'
import type { Study } from '@outcome-studio/shared/domain/study'
import { writeCsv } from '@outcome-studio/shared/files'
import { type RankedInitiative, rankInitiatives } from './rankInitiatives.ts'
import { sortInitiatives } from './sortInitiatives.ts'
import type { Tracker } from './TRACKERS.ts'

/** Writes the named initiatives for a tracker, the highest value for each person-week first. */
export function initiativesToCsv(docName: string, study: Study, { columns }: Tracker): string {
  const named = rankInitiatives(study).initiatives.filter(({ initiative }) => initiative.name.trim() !== '')
  const rows = sortInitiatives(named, 'valuePerEffort', 'descending').map((ranked) => {
    const tracked = { ...ranked, description: describe(docName, ranked) }
    return columns.map(({ cell }) => cell(tracked))
  })
  // These programs read UTF-8, and some take the byte order mark for a part of the first heading.
  return writeCsv([columns.map(({ title }) => title), ...rows]).replace(/^\uFEFF/, '')
}

/** One line for each outcome. None begins with a hyphen, which a spreadsheet could take for a formula. */
function describe(docName: string, { served, value }: RankedInitiative): string {
  if (served.length === 0) return ''
  const lines = served.map(({ need: { number, text, score }, effect }) => {
    const opportunity = score === null ? 'not rated' : `opportunity ${score}`
    return `${number} ${text} (${opportunity}, ${effect} effect)`
  })
  return [
    `Serves ${counted(served.length, 'outcome')} of the study “${docName}”${value === null ? '' : `, value ${value}`}:`,
    ...lines,
  ].join('\n')
}
