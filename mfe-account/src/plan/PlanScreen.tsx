import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'
import { Screen } from '../layout/Screen.tsx'
import { MemberPlan } from './MemberPlan.tsx'

/** Shows the member's membership, and the plans that can be bought. */
export function PlanScreen() {
  const member = useMemberOfHost()
  return (
    <Screen title="Plan" isWide>
      {member ? <MemberPlan key={member.id} member={member} /> : <Skeleton label="Loading your plan" />}
    </Screen>
  )
}
