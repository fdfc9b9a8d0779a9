import {
  describeSubscription,
  type PlanPrice,
  type Sentence,
  type SubscriptionRecord,
} from '@outcome-studio/shared/domain/payments'
import { Button, DatedText, DescriptionList, Notice } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import { PaymentFailure } from '../provider/PaymentFailure.tsx'
import type { ProviderPage } from '../provider/useProviderPage.ts'
import { Buttons, Foot, MainButtons, State } from './ownStyles.ts'
import { isPortalAction, PortalButton } from './PortalButton.tsx'
import { providerDayNote } from './providerDayNote.ts'
import { subscriptionFacts } from './subscriptionFacts.ts'

interface SubscriptionStateProps {
  readonly subscription: SubscriptionRecord
  readonly prices: readonly PlanPrice[]
  readonly page: ProviderPage
  /** undefined if there is no other plan to change to. */
  readonly onChangePlan: (() => void) | undefined
  /** The requested change of plan, if there is one. */
  readonly change: ReactNode
  /** What a cancellation drops; null for nothing. */
  readonly loss: Sentence | null
}

/** A subscription in its state, with the way out of it and everything else that can be done about it. */
export function SubscriptionState({
  subscription,
  prices,
  page,
  onChangePlan,
  change,
  loss,
}: SubscriptionStateProps) {
  const { tone, title, sentence, actions } = describeSubscription(subscription, new Date())
  const [wayOut, ...others] = actions.filter(isPortalAction)
  const isUrgent = tone === 'warning' || tone === 'danger'
  const detail = <DatedText sentence={sentence} />
  const facts = subscriptionFacts(subscription, prices)
  const quiet = others.filter((action) => action !== 'manage')
  return (
    <>
      {isUrgent ? (
        <Notice tone={tone} actions={wayOut && <PortalButton action={wayOut} tone="primary" page={page} />}>
          <strong>{title}</strong>
          <p>{detail}</p>
        </Notice>
      ) : (
        <State>
          <strong>{title}</strong>
          <p>{detail}</p>
        </State>
      )}
      <PaymentFailure failure={page.failure} isOf={isPortalAction} />
      {facts.length > 0 && <DescriptionList facts={facts} />}
      {change}
      <MainButtons>
        {!isUrgent && wayOut && wayOut !== 'invoices' && <PortalButton action={wayOut} page={page} />}
        {others.includes('manage') && <PortalButton action="manage" page={page} />}
        {onChangePlan && actions.includes('changePlan') && (
          <Button onPress={onChangePlan} isDisabled={page.pending !== null}>
            Change plan
          </Button>
        )}
      </MainButtons>
      <Foot>
        <Buttons>
          {(wayOut === 'invoices' ? [wayOut, ...quiet] : quiet).map((action) => (
            <PortalButton
              key={action}
              action={action}
              tone="quiet"
              page={page}
              warning={action === 'cancel' ? loss : null}
            />
          ))}
        </Buttons>
        <span>On the pages of our payment provider{providerDayNote(subscription)}</span>
      </Foot>
    </>
  )
}
