import { documentKeys } from '../repository/documentKeys.ts'

/** Query keys of the studies. */
export const studyKeys = documentKeys('studies')
