import { useCheckoutProgress, useSubscriptions } from '@outcome-studio/shared/data'
import { PLAN_PATH, SEATS_PATH } from '@outcome-studio/shared/domain/areas'
import {
  CHECKOUT_TEXTS,
  currentSubscription,
  groupCheckoutText,
  type PendingCheckout,
  storedCheckout,
} from '@outcome-studio/shared/domain/payments'
import { Button, LinkButton, Notice, Spinner, space } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import styled from 'styled-components'

const Title = styled.strong`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

interface CheckoutResultProps {
  readonly pending: PendingCheckout
  readonly onForget: () => void
}

/** The state of a payment, live: being confirmed, active, failed, expired. */
export function CheckoutResult({ pending, onForget }: CheckoutResultProps) {
  const progress = useCheckoutProgress(pending)
  const { data: subscriptions = [] } = useSubscriptions()
  const isActive = progress === 'active'
  const bought = isActive ? currentSubscription(subscriptions) : null
  const seats = bought?.plan === 'groupYearly' ? bought.quantity : null
  useEffect(() => {
    // It is shown once, and the membership may be checked again.
    if (isActive) storedCheckout(window).remove()
  }, [isActive])
  if (progress === 'left') return null
  const { tone, title, detail } = CHECKOUT_TEXTS[progress]
  const isConfirming = progress === 'confirming'
  return (
    <div role="status">
      <Notice
        tone={tone}
        actions={
          !isConfirming && (
            <>
              {seats !== null && <LinkButton to={SEATS_PATH}>Invite people</LinkButton>}
              {!isActive && <LinkButton to={PLAN_PATH}>See plans</LinkButton>}
              <Button onPress={onForget}>Dismiss</Button>
            </>
          )
        }
      >
        <Title>
          {title}
          {isConfirming && <Spinner />}
        </Title>
        <p>{seats === null ? detail : groupCheckoutText(seats)}</p>
      </Notice>
    </div>
  )
}
