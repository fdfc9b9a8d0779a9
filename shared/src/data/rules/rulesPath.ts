import {
  type DocumentPath,
  documentPaths,
  type MemberKey,
  organizationRulesPath,
  STUDY_PLACE,
} from '@outcome-studio/shared/domain/paths'
import type { RulesPlace } from './RulesPlace.ts'

/** Path of the custom rules; firestore.rules grants access only to tools admins. */
export const rulesPath = (member: MemberKey, place: RulesPlace): DocumentPath =>
  place.kind === 'study'
    ? documentPaths(STUDY_PLACE, member, place.docName).customRules
    : organizationRulesPath(member.domain)
