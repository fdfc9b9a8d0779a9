import { formatMoney, type Plan, pricePeriod } from '@outcome-studio/shared/domain/payments'
import { Badge, Button, Day } from '@outcome-studio/shared/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { describeCharge } from '../../domain/describeCharge.ts'
import type { OfferState } from '../../domain/offerState.ts'
import { PLAN_NAMES } from '../../domain/PLAN_TEXTS.ts'
import type { PlanOffer } from '../../domain/planOffers.ts'
import { Amount, Benefits, Foot, Frame, Head, Muted, Price } from './offerStyles.ts'

/** Only the main plan of an interval is called "Subscribe", so that each button of the page has its own name. */
const BUTTONS: Readonly<Record<Plan, string>> = {
  yearly: 'Subscribe',
  monthly: 'Subscribe',
  groupYearly: 'Choose group plan',
  studentMonthly: 'Choose student plan',
}

interface OfferCardProps {
  readonly offer: PlanOffer
  readonly state: OfferState
  readonly includes: readonly string[]
  /** Whether a page of the payment provider is being opened, from this card or from elsewhere. */
  readonly opening: 'here' | 'elsewhere' | null
  /** Id of the text that says when it begins, or why it cannot be bought now. */
  readonly reasonId: string
  readonly onSubscribe: () => void
  readonly onSwitch: () => void
}

/** A plan with its price, what it includes, and what the member can do about it. */
export function OfferCard(props: OfferCardProps) {
  const { offer, state, includes } = props
  const { price, text, isMain } = offer
  const id = useId()
  const isRecommended = isMain && (state.kind === 'buy' || state.kind === 'wait')
  return (
    <Frame aria-labelledby={`${id}name`} data-main={isRecommended || undefined}>
      <Head>
        <h3 id={`${id}name`}>{text.name}</h3>
        {state.kind === 'own' && <Badge tone="primary">Your plan</Badge>}
        {state.kind === 'planned' && <Badge>Planned</Badge>}
      </Head>
      <Muted>{text.audience}</Muted>
      <div id={`${id}price`}>
        <Price>
          <Amount>{formatMoney(price.amount, price.currency)}</Amount> {pricePeriod(price)}
        </Price>
        <Foot>{describeCharge(price, state)}</Foot>
      </div>
      <OfferAction {...props} id={id} />
      <Benefits role="list">
        {includes.map((part) => (
          <li key={part}>
            <Check aria-hidden="true" />
            <span>{part}</span>
          </li>
        ))}
      </Benefits>
    </Frame>
  )
}

/** The button that leads to the plan, or in its place, and as high, why there is none. */
function OfferAction({
  offer: { price, isMain },
  state,
  opening,
  reasonId,
  onSubscribe,
  onSwitch,
  id,
}: OfferCardProps & { readonly id: string }) {
  switch (state.kind) {
    case 'buy':
    case 'wait': {
      const isDisabled = state.kind === 'wait' || opening === 'elsewhere'
      return (
        <Button
          tone={isMain && !isDisabled ? 'primary' : 'secondary'}
          onPress={onSubscribe}
          isDisabled={isDisabled}
          isPending={opening === 'here'}
          aria-describedby={isDisabled ? reasonId : `${id}name ${id}price`}
        >
          {BUTTONS[price.plan]}
        </Button>
      )
    }
    case 'switch':
      return (
        <Button onPress={onSwitch} isDisabled={opening !== null} aria-describedby={`${reasonId} ${id}price`}>
          Switch to {PLAN_NAMES[price.plan]}
        </Button>
      )
    case 'planned':
      return (
        <Button isDisabled>
          <span>
            Starts on <Day at={state.at} />
          </span>
        </Button>
      )
    case 'own':
      return (
        <Button isDisabled>
          {state.until === null ? (
            'Current plan'
          ) : (
            <span>
              Until <Day at={state.until} />
            </span>
          )}
        </Button>
      )
    case 'closed':
      return (
        <Button isDisabled aria-describedby={reasonId}>
          Not available now
        </Button>
      )
  }
}
