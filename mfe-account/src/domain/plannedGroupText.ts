import { counted, formatDay } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import { plannedChangeOf, seatsOfChange } from './plannedChangeOf.ts'

/** Says when the group begins to which a member has planned to switch; null if none is planned. */
export function plannedGroupText(member: Pick<Member, 'planChangeRequest'>, now: Date): string | null {
  const planned = plannedChangeOf(member, now)
  if (planned?.newPlan !== 'groupYearly') return null
  const day = formatDay(planned.requestExpiresAt)
  return `Your group plan starts on ${day} with ${counted(seatsOfChange(planned), 'seat')}; you can invite then.`
}
