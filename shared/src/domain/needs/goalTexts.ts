import type { StatementText } from '../study/search/findStatements.ts'
import { isWritten } from './goalPlaces.ts'
import type { Needs } from './Needs.ts'

/** The texts of a needs document in the order of its goals, to be searched. Empty ones are left out. */
export const goalTexts = ({ goals }: Needs): readonly StatementText[] =>
  goals.filter(isWritten).map(({ id, text }) => ({ uuid: id, text: text.trim() }))
