import { type LiveResult, useCatalogue, useSubscriptions } from '@outcome-studio/shared/data'
import { hasValidTrial, type Member } from '@outcome-studio/shared/domain/member'
import { currentSubscription } from '@outcome-studio/shared/domain/payments'
import { useSettledPayment } from '@outcome-studio/shared/feature'
import { Card, EmptyState, Skeleton } from '@outcome-studio/shared/ui'
import { plannedChangeOf } from '../domain/plannedChangeOf.ts'
import { UnreadNotice } from '../layout/UnreadNotice.tsx'
import { MembershipBenefits } from './MembershipBenefits.tsx'
import { checkoutObstacle } from './offers/checkoutObstacle.ts'
import { PlanOffers } from './offers/PlanOffers.tsx'
import { LazyOrganization } from './organization/LazyOrganization.tsx'
import { MembershipCard } from './own/MembershipCard.tsx'
import { SettledNotice } from './own/SettledNotice.tsx'
import { Columns } from './planStyles.ts'
import { CheckoutNotice } from './provider/CheckoutNotice.tsx'
import { usePendingCheckout } from './provider/usePendingCheckout.ts'
import { useProviderPage } from './provider/useProviderPage.ts'

/** The plan of a member whose record is loaded. */
export function MemberPlan({ member }: { readonly member: Member }) {
  const subscriptions = useSubscriptions()
  const catalogue = useCatalogue()
  const page = useProviderPage(subscriptions.data)
  const { pending, forget } = usePendingCheckout(member.id)
  const subscription = subscriptions.data && currentSubscription(subscriptions.data)
  const prices = catalogue.data ?? []
  const isThroughGroup = hasValidTrial(member, new Date())
  const obstacle = checkoutObstacle({ subscription, isPaying: pending?.state === 'returned' })
  // Both at once: a membership that comes in later would move the plans, and its price would make it higher.
  const isLoading = isOnItsWay(subscriptions) || isOnItsWay(catalogue)
  const [isSettled, dismissSettled] = useSettledPayment(member)
  return (
    <>
      {isSettled && <SettledNotice subscription={subscription ?? null} onDismiss={dismissSettled} />}
      {pending && <CheckoutNotice key={pending.startedAt} pending={pending} onForget={forget} />}
      <Columns>
        {isLoading || subscription === undefined ? (
          <Card title="Your membership">
            <Unread
              source={subscriptions}
              what="Your membership could not be loaded."
              label="Loading your membership"
              lines={3}
            />
          </Card>
        ) : (
          <MembershipCard member={member} subscription={subscription} prices={prices} page={page} />
        )}
        {isThroughGroup ? (
          !isLoading && <MembershipBenefits hasCoach={member.globalConfig?.hasVCAccess === true} />
        ) : isLoading || catalogue.data === undefined ? (
          <Card title="Plans">
            <Unread
              source={catalogue}
              what="The plans could not be loaded."
              label="Loading the plans"
              lines={9}
            />
          </Card>
        ) : prices.length === 0 ? (
          <EmptyState title="No plans at the moment">
            Nothing can be bought right now. Please come back later.
          </EmptyState>
        ) : (
          <PlanOffers
            member={member}
            prices={prices}
            facts={{ subscription, obstacle, planned: plannedChangeOf(member, new Date()) }}
            page={page}
          />
        )}
      </Columns>
      {member.isAdmin && <LazyOrganization />}
    </>
  )
}

const isOnItsWay = ({ data, error }: LiveResult<unknown>): boolean => data === undefined && error === null

interface UnreadProps {
  readonly source: LiveResult<unknown>
  readonly what: string
  readonly label: string
  readonly lines: number
}

/** Data that is on its way, or why it did not come. */
function Unread({ source: { error, refetch }, what, label, lines }: UnreadProps) {
  if (error === null) return <Skeleton label={label} lines={lines} />
  return <UnreadNotice what={what} error={error} onRetry={refetch} />
}
