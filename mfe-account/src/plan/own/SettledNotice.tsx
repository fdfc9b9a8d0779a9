import { describeSettled, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { Button, DatedText, Notice } from '@outcome-studio/shared/ui'

interface SettledNoticeProps {
  /** null until it is known. */
  readonly subscription: SubscriptionRecord | null
  readonly onDismiss: () => void
}

/** Says that a payment went through that had failed. */
export function SettledNotice({ subscription, onDismiss }: SettledNoticeProps) {
  const { title, sentence } = describeSettled(subscription)
  return (
    <div role="status">
      <Notice tone="success" actions={<Button onPress={onDismiss}>Dismiss</Button>}>
        <strong>{title}</strong>
        <p>
          <DatedText sentence={sentence} />
        </p>
      </Notice>
    </div>
  )
}
