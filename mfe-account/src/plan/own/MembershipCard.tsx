import { SEATS_PATH } from '@outcome-studio/shared/domain/areas'
import { hasAccess, isGroupUser, type Member } from '@outcome-studio/shared/domain/member'
import {
  checkoutRefusal,
  type PlanPrice,
  type Sentence,
  type SubscriptionRecord,
} from '@outcome-studio/shared/domain/payments'
import { Card, DatedText, Day, DescriptionList, LastDay, LinkButton } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { describeMembership } from '../../domain/describeMembership.ts'
import { describeLoss, describeSeatLoss } from '../../domain/describePlanChange.ts'
import { plannedChangeOf } from '../../domain/plannedChangeOf.ts'
import { ChangePlanDialog } from '../change/ChangePlanDialog.tsx'
import { changeOptions } from '../change/changeOptions.ts'
import { DroppedChangeNotice } from '../change/DroppedChangeNotice.tsx'
import { PlanChangeNotice } from '../change/PlanChangeNotice.tsx'
import type { ProviderPage } from '../provider/useProviderPage.ts'
import { badgeMember } from './badgeMember.ts'
import { MembershipBadge } from './MembershipBadge.tsx'
import { State } from './ownStyles.ts'
import { SubscriptionState } from './SubscriptionState.tsx'

interface MembershipCardProps {
  readonly member: Member
  /** null if the member has never had one. */
  readonly subscription: SubscriptionRecord | null
  readonly prices: readonly PlanPrice[]
  readonly page: ProviderPage
}

/** The member's own membership: paid by themselves, through a group, or none. */
export function MembershipCard({ member, subscription, prices, page }: MembershipCardProps) {
  const [isChanging, setChanging] = useState(false)
  const isThroughGroup = isGroupUser(member) || member.groupSeat === 'full'
  // One that goes on, or is on hold, can still be charged: the member needs its buttons, group or not.
  const isOwn =
    subscription !== null &&
    (member.accessType === 'STANDARD' || !isThroughGroup || checkoutRefusal(subscription) !== null)
  const planned = plannedChangeOf(member, new Date())
  const options = subscription ? changeOptions(subscription, prices) : []
  return (
    <Card
      title="Your membership"
      actions={
        <>
          <Badge member={member} subscription={isOwn ? subscription : null} />
          {isOwn && subscription.plan === 'groupYearly' && (
            <LinkButton to={SEATS_PATH}>Manage seats</LinkButton>
          )}
        </>
      }
    >
      {isOwn ? (
        <SubscriptionState
          subscription={subscription}
          prices={prices}
          page={page}
          onChangePlan={options.length > 0 ? () => setChanging(true) : undefined}
          change={
            <>
              <PlanChangeNotice member={member} subscription={subscription} prices={prices} />
              {member.droppedPlanChange && !planned && (
                <DroppedChangeNotice dropped={member.droppedPlanChange} subscription={subscription} />
              )}
            </>
          }
          loss={lossOf(subscription, planned)}
        />
      ) : (
        <WithoutSubscription member={member} />
      )}
      {isChanging && subscription && (
        <ChangePlanDialog
          subscription={subscription}
          planned={planned}
          prices={prices}
          options={options}
          onClose={() => setChanging(false)}
        />
      )}
    </Card>
  )
}

/** What a cancellation would drop; null for nothing. */
function lossOf(
  { currentPeriodEnd, plannedSeats }: SubscriptionRecord,
  planned: Member['planChangeRequest'],
): Sentence | null {
  if (planned) return describeLoss(planned, currentPeriodEnd)
  return plannedSeats && describeSeatLoss(plannedSeats, currentPeriodEnd)
}

/** The badge of a group that has ended would contradict a membership of one's own (docs/product.md §4). */
function Badge({ member, subscription }: Pick<MembershipCardProps, 'member' | 'subscription'>) {
  if (subscription === null) return <MembershipBadge member={member} />
  const now = new Date()
  const described = badgeMember(member, subscription, now)
  const hasBoth = described.trialExpiresAt !== '' && hasAccess(described, now)
  return hasBoth ? null : <MembershipBadge member={described} />
}

function WithoutSubscription({ member }: { readonly member: Member }) {
  const { access, detail, end } = describeMembership(member, new Date())
  const End = end?.isLastDay ? LastDay : Day
  return (
    <>
      <State>
        <strong>
          <DatedText sentence={access} />
        </strong>
        <p>{detail}</p>
      </State>
      {end && <DescriptionList facts={[{ term: end.label, description: <End at={end.at} /> }]} />}
    </>
  )
}
