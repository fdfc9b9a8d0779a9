import type { RulesPlace } from './RulesPlace.ts'

/**
 * Query key of an organization's live rules. It differs from the key of useRules, whose rules must not change during an
 * edit.
 */
export const organizationRulesKey = (uid: string, domain: string) =>
  ['customRules', uid, 'live', domain] as const

/** Query key of custom rules. It includes the member, so that members never see each other's rules. */
export const rulesKey = (uid: string | null | undefined, place: RulesPlace) =>
  place.kind === 'study'
    ? (['customRules', uid, 'study', place.docName] as const)
    : (['customRules', uid, 'organization'] as const)
