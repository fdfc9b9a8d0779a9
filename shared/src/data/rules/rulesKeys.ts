import type { RulesPlace } from './StoredRules.ts'

/** Query key of custom rules; the member is part of it, so nothing of one is ever shown to another. */
export const rulesKey = (uid: string | null | undefined, place: RulesPlace) =>
  place.kind === 'study'
    ? (['customRules', uid, 'study', place.docName] as const)
    : (['customRules', uid, 'organisation'] as const)
