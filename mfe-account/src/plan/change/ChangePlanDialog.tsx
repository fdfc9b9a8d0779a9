import { requestPlanChange } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import {
  type Plan,
  type PlanPrice,
  type SubscriptionRecord,
  sentenceText,
} from '@outcome-studio/shared/domain/payments'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, DatedText, Dialog, Notice } from '@outcome-studio/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describePlanChange, scheduledText } from '../../domain/describePlanChange.ts'
import { Steps } from './changeStyles.ts'
import { PlanChoice } from './PlanChoice.tsx'
import { StudentConditions } from './StudentConditions.tsx'

interface ChangePlanDialogProps {
  readonly subscription: SubscriptionRecord
  /** The change that is planned already. */
  readonly planned: Member['planChangeRequest']
  readonly prices: readonly PlanPrice[]
  /** The plans to choose from, at least one. */
  readonly options: readonly PlanPrice[]
  readonly onClose: () => void
}

interface PressedChange {
  readonly request: Parameters<typeof requestPlanChange>[0]
  /** As it was when the button was pressed: the record has the new change before the server has answered. */
  readonly replaced: string | null
}

/** Asks which plan comes next, and says what happens when and what it will cost. */
export function ChangePlanDialog({ subscription, planned, prices, options, onClose }: ChangePlanDialogProps) {
  const { toast } = useHost()
  const [plan, setPlan] = useState<Plan | undefined>(
    (options.find((each) => each.plan === planned?.newPlan) ?? options[0])?.plan,
  )
  const [isEnrolled, setEnrolled] = useState(false)
  const chosen = options.find((each) => each.plan === plan)
  const isStudent = plan === 'studentMonthly'
  const isPlanned = planned?.newPlan === plan
  const replaced = planned && planned.newPlan !== plan ? planned.newPlan : null
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (change: PressedChange) => requestPlanChange(change.request),
    onSuccess: (_answer, { request, replaced: dropped }) => {
      toast(scheduledText(request.newPlan, dropped), { kind: 'success' })
      onClose()
    },
  })
  const sentences = chosen
    ? describePlanChange({
        from: prices.find((each) => each.plan === subscription.plan) ?? null,
        to: chosen,
        periodEnd: subscription.currentPeriodEnd,
        replaced,
      })
    : []
  return (
    <Dialog
      title="Change plan"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Keep current plan</Button>
          <Button
            tone="primary"
            isPending={isPending}
            isDisabled={(isPlanned && !isPending) || (isStudent && !isEnrolled)}
            onPress={() => chosen && mutate({ request: { newPlan: chosen.plan, isStudent }, replaced })}
          >
            Change plan
          </Button>
        </>
      }
    >
      <PlanChoice options={options} chosen={plan} planned={planned?.newPlan} onChoose={setPlan} />
      <Steps aria-live="polite">
        {sentences.map((sentence) => (
          <li key={sentenceText(sentence, String)}>
            <DatedText sentence={sentence} />
          </li>
        ))}
      </Steps>
      {isStudent && !isPlanned && <StudentConditions isEnrolled={isEnrolled} onChange={setEnrolled} />}
      {error && <Notice tone="danger">{describeError(error).message}</Notice>}
    </Dialog>
  )
}
