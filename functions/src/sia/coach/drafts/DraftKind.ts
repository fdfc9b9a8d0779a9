/** What a draft is. */
export type DraftKind = 'executor' | 'action' | 'outcome' | 'goal'
