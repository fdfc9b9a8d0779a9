import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'
import { Screen } from '../layout/Screen.tsx'
import { Membership } from './Membership.tsx'
import { MembershipBenefits } from './MembershipBenefits.tsx'

/** Shows the membership. Payment comes with a later version, as the screen says. */
export function PlanScreen() {
  const member = useMemberOfHost()
  return (
    <Screen title="Plan">
      {member ? (
        <>
          <Membership member={member} />
          <MembershipBenefits />
        </>
      ) : (
        <Skeleton label="Loading your plan" />
      )}
    </Screen>
  )
}
