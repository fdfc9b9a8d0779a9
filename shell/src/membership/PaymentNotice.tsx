import { createPortalLink, useSubscriptions } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Member, PaymentState } from '@outcome-studio/shared/domain/member'
import {
  currentSubscription,
  describePayment,
  describeSettled,
  type PaymentWayOut,
} from '@outcome-studio/shared/domain/payments'
import { Button, DatedText, Notice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'

interface PaymentNoticeProps {
  readonly payment: Member['payment']
  /** Dismisses the message that a payment went through. */
  readonly onDismiss: () => void
}

/** Says on home that a payment is due, that payments are paused, or that a payment went through. */
export function PaymentNotice({ payment, onDismiss }: PaymentNoticeProps) {
  return (
    <div role="status">
      {payment === undefined ? <Settled onDismiss={onDismiss} /> : <Unusual payment={payment} />}
    </div>
  )
}

const BUTTONS: Readonly<Record<PaymentWayOut, string>> = {
  updateCard: 'Update card',
  confirmPayment: 'Confirm payment',
}

function Unusual({ payment }: { readonly payment: PaymentState }) {
  const { tone, title, sentence, way } = describePayment(payment, new Date())
  const { isOpening, error, open } = usePortal()
  return (
    <>
      <Notice
        tone={tone}
        actions={
          way && (
            <Button tone="primary" isPending={isOpening} onPress={() => void open(way)}>
              {BUTTONS[way]}
            </Button>
          )
        }
      >
        <strong>{title}</strong>
        <p>
          <DatedText sentence={sentence} />
        </p>
      </Notice>
      {error !== null && <Notice tone="danger">{describeError(error).message}</Notice>}
    </>
  )
}

function Settled({ onDismiss }: Pick<PaymentNoticeProps, 'onDismiss'>) {
  const { data = [] } = useSubscriptions()
  const { title, sentence } = describeSettled(currentSubscription(data))
  return (
    <Notice tone="success" actions={<Button onPress={onDismiss}>Dismiss</Button>}>
      <strong>{title}</strong>
      <p>
        <DatedText sentence={sentence} />
      </p>
    </Notice>
  )
}

/** Opens the payment provider's page that solves a problem. It leads back to this page. */
function usePortal() {
  const { services } = useShellHost()
  const { leaveFor } = useEnvironment()
  const [isOpening, setOpening] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const open = async (way: PaymentWayOut) => {
    setOpening(true)
    setError(null)
    try {
      const flow = way === 'updateCard' ? 'payment_method_update' : null
      // The button stays pending until the page is left.
      leaveFor(await createPortalLink({ returnUrl: window.location.href, flow }))
    } catch (cause) {
      services.report(cause, { opening: way })
      setError(cause)
      setOpening(false)
    }
  }
  return { isOpening, error, open }
}
