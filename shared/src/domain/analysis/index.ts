export type { Need, NeedsOrder } from './needsTable.ts'
export { isHalfRated, NEEDS_ORDERS, needsTable, sortNeeds } from './needsTable.ts'
