export type { Need, NeedsOrder } from './needsTable.ts'
export { allNeeds, isHalfRated, needsTable, sortNeeds } from './needsTable.ts'
