import type { DroppedPlanChange } from '@outcome-studio/shared/domain/member'
import type { SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { CLOSED_PLAN_CHANGE, storedText } from '@outcome-studio/shared/storage'
import { Button, DatedText, Notice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { describeDroppedChange } from '../../domain/describePlanChange.ts'

interface DroppedChangeNoticeProps {
  readonly dropped: DroppedPlanChange
  readonly subscription: SubscriptionRecord
}

/** Says that a planned change of plan was dropped by a cancellation, until the member has read it. */
export function DroppedChangeNotice({ dropped, subscription }: DroppedChangeNoticeProps) {
  const closed = storedText(window, CLOSED_PLAN_CHANGE)
  const name = `${dropped.newPlan} ${dropped.plannedFor}`
  const [isClosed, setClosed] = useState(() => closed.get() === name)
  const { cancelAtPeriodEnd } = subscription
  // Before the membership is resumed, what resuming leads to is shown always.
  if (isClosed && !cancelAtPeriodEnd) return null
  const close = () => {
    closed.set(name)
    setClosed(true)
  }
  return (
    <Notice actions={!cancelAtPeriodEnd && <Button onPress={close}>Dismiss</Button>}>
      <strong>Your plan change was dropped</strong>
      <p>
        <DatedText sentence={describeDroppedChange(dropped, subscription)} />
      </p>
    </Notice>
  )
}
