import { documentKeys } from '../repository/documentKeys.ts'

/** Query keys of the needs documents. */
export const needsKeys = documentKeys('needs')
