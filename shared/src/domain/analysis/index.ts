export type { Need, NeedsOrder } from './needsTable.ts'
export { isHalfRated, needsTable, sortNeeds } from './needsTable.ts'
