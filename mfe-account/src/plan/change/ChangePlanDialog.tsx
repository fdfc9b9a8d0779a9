import { requestPlanChange } from '@outcome-studio/shared/data'
import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
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
import { describePlanChange, replacedChange, scheduledText } from '../../domain/describePlanChange.ts'
import { seatsOfChange } from '../../domain/plannedChangeOf.ts'
import { parseSeatCount, seatCountProblem } from '../../domain/seatCountText.ts'
import { Steps } from './changeStyles.ts'
import { LazySeatsField } from './LazySeatsField.tsx'
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

/** Asks which plan comes next, and for a group with how many seats, and says what happens when and what it will cost. */
export function ChangePlanDialog({ subscription, planned, prices, options, onClose }: ChangePlanDialogProps) {
  const { toast } = useHost()
  const [plan, setPlan] = useState<Plan | undefined>(
    (options.find((each) => each.plan === planned?.newPlan) ?? options[0])?.plan,
  )
  const [isEnrolled, setEnrolled] = useState(false)
  const [seatsText, setSeatsText] = useState(
    String(planned?.newPlan === 'groupYearly' ? seatsOfChange(planned) : MIN_GROUP_SEATS),
  )
  const chosen = options.find((each) => each.plan === plan)
  const isStudent = plan === 'studentMonthly'
  const isGroup = plan === 'groupYearly'
  const seats = parseSeatCount(seatsText)
  // The server knows the seats that an earlier group has given.
  const problem = isGroup ? seatCountProblem(seats, 0) : undefined
  const replaced = replacedChange(planned, plan, seats)
  const isPlanned = planned !== undefined && replaced === null
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (change: PressedChange) => requestPlanChange(change.request),
    onSuccess: (_answer, { request, replaced: dropped }) => {
      toast(scheduledText(request.newPlan, dropped), { kind: 'success' })
      onClose()
    },
  })
  const sentences =
    chosen && problem === undefined
      ? describePlanChange({
          from: prices.find((each) => each.plan === subscription.plan) ?? null,
          to: chosen,
          seats,
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
            isDisabled={(isPlanned && !isPending) || (isStudent && !isEnrolled) || problem !== undefined}
            onPress={() =>
              chosen &&
              mutate({
                request: { newPlan: chosen.plan, isStudent, ...(isGroup ? { seats } : {}) },
                replaced,
              })
            }
          >
            Change plan
          </Button>
        </>
      }
    >
      <PlanChoice options={options} chosen={plan} planned={planned?.newPlan} onChoose={setPlan} />
      {isGroup && <LazySeatsField text={seatsText} onChange={setSeatsText} problem={problem} />}
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
