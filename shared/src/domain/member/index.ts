export { countRemaining, withItem } from './checklist.ts'
export { ACCESS_REASONS, type ExplainedAccess, explainAccess } from './explainAccess.ts'
export { MEMBER_FIELDS, PROFILE_FIELDS, type ProfileField } from './MEMBER_FIELDS.ts'
export type { AccessType, ChecklistItem, Claims, DroppedPlanChange, Member } from './Member.ts'
export { CHECKLIST_ITEMS } from './Member.ts'
export {
  MEMBER_STATES,
  MEMBERS_SCOPES,
  type MemberState,
  type MembersScope,
  memberState,
} from './memberState.ts'
export {
  canActivateMembership,
  hadAccess,
  hasAccess,
  hasValidTrial,
  isGroupUser,
  isInFuture,
  isOnTrial,
} from './membership.ts'
export { isBadgeByPrice, membershipBadge } from './membershipBadge.ts'
export type { PaymentProblem, PaymentState } from './PaymentState.ts'
export { parseMember } from './parseMember.ts'
export type { Profile, ProfileFieldName } from './profile.ts'
export {
  avatarInitial,
  displayName,
  domainOfEmail,
  isProfileComplete,
  mapProfile,
  normalizeProfile,
  PROFILE_FIELD_NAMES,
} from './profile.ts'
export type { Subscription } from './Subscription.ts'
