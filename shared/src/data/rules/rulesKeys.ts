import type { RulesPlace } from './RulesPlace.ts'

/** Query key of custom rules. It includes the member, so that nobody sees another member's rules. */
export const rulesKey = (uid: string | null | undefined, place: RulesPlace) =>
  place.kind === 'study'
    ? (['customRules', uid, 'study', place.docName] as const)
    : (['customRules', uid, 'organisation'] as const)
