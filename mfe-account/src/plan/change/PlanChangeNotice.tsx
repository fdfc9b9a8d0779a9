import { requestPlanChange } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import type { PlanPrice, SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Day, Notice } from '@outcome-studio/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { describeBeginning, planInSentence } from '../../domain/describePlanChange.ts'
import { plannedChangeOf, seatsOfChange } from '../../domain/plannedChangeOf.ts'

interface PlanChangeNoticeProps {
  readonly member: Pick<Member, 'planChangeRequest'>
  readonly subscription: SubscriptionRecord
  readonly prices: readonly PlanPrice[]
}

/** The plan change that the member requested, until it takes effect or is canceled. */
export function PlanChangeNotice({ member, subscription, prices }: PlanChangeNoticeProps) {
  const { toast } = useHost()
  const { plan, currentPeriodEnd } = subscription
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: requestPlanChange,
    onSuccess: (_answer, { newPlan }) =>
      toast(`Your plan change is canceled. You stay on ${planInSentence(newPlan)}.`, { kind: 'success' }),
  })
  const request = plannedChangeOf(member, new Date())
  if (!request) return null
  const price = prices.find((each) => each.plan === request.newPlan)
  return (
    <>
      <Notice
        actions={
          plan && (
            <Button isPending={isPending} onPress={() => mutate({ newPlan: plan, isStudent: false })}>
              Cancel plan change
            </Button>
          )
        }
      >
        <strong>Your plan changes</strong>
        <p>
          On <Day at={currentPeriodEnd ?? request.requestExpiresAt} />{' '}
          {price
            ? describeBeginning(price, seatsOfChange(request))
            : `${planInSentence(request.newPlan)} begins.`}
        </p>
        <p>If you cancel your membership before then, this change is dropped, also if you resume it later.</p>
      </Notice>
      {error && <Notice tone="danger">{describeError(error).message}</Notice>}
    </>
  )
}
