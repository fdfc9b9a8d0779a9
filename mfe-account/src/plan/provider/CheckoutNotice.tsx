import { useCheckoutProgress } from '@outcome-studio/shared/data'
import { CHECKOUT_TEXTS, type PendingCheckout } from '@outcome-studio/shared/domain/payments'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useEffect, useEffectEvent } from 'react'

interface CheckoutNoticeProps {
  readonly pending: PendingCheckout
  readonly onForget: () => void
}

/** Says what became of the checkout from which the member has come back. Their membership itself is shown below. */
export function CheckoutNotice({ pending, onForget }: CheckoutNoticeProps) {
  const progress = useCheckoutProgress(pending)
  const forget = useEffectEvent(onForget)
  const isActive = progress === 'active'
  useEffect(() => {
    if (isActive) forget()
  }, [isActive])
  const { tone, title, detail } = CHECKOUT_TEXTS[progress]
  return (
    <div role="status">
      <Notice tone={tone} actions={progress !== 'confirming' && <Button onPress={onForget}>Dismiss</Button>}>
        <strong>{title}</strong>
        <p>{detail}</p>
      </Notice>
    </div>
  )
}
