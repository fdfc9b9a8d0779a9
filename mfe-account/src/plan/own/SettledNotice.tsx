import { nextPaymentAt, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { Button, Day, Notice } from '@outcome-studio/shared/ui'

interface SettledNoticeProps {
  /** null until it is known. */
  readonly subscription: SubscriptionRecord | null
  readonly onDismiss: () => void
}

/** Says that a payment went through that had failed. */
export function SettledNotice({ subscription, onDismiss }: SettledNoticeProps) {
  const next = subscription && nextPaymentAt(subscription)
  return (
    <div role="status">
      <Notice tone="success" actions={<Button onPress={onDismiss}>Dismiss</Button>}>
        <strong>Your payment went through.</strong>
        <p>{next ? <>Next payment: {<Day at={next} />}.</> : 'Your membership goes on.'}</p>
      </Notice>
    </div>
  )
}
