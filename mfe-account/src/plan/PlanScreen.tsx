import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { Skeleton } from '@outcome-studio/shared/ui'
import { Screen } from '../layout/Screen.tsx'
import { Membership } from './Membership.tsx'
import { WhatIsIncluded } from './WhatIsIncluded.tsx'

/** The membership as it is. Paying for it comes later, and the screen says so. */
export function PlanScreen() {
  const member = useMemberOfHost()
  return (
    <Screen title="Plan">
      {member ? (
        <>
          <Membership member={member} />
          <WhatIsIncluded />
        </>
      ) : (
        <Skeleton label="Loading your plan" />
      )}
    </Screen>
  )
}
