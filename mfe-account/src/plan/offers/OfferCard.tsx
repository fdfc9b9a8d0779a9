import { formatMoney, type Plan, pricePeriod } from '@outcome-studio/shared/domain/payments'
import { Button, Day } from '@outcome-studio/shared/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { priceOfSwitch } from '../../domain/describePlanChange.ts'
import type { OfferState } from '../../domain/offerState.ts'
import { PLAN_NAMES } from '../../domain/PLAN_TEXTS.ts'
import { amountPerMonth, type PlanOffer } from '../../domain/planOffers.ts'
import { seatNotes } from '../../domain/seatNotes.ts'
import { Action, Amount, Benefits, Foot, Frame, Muted, Name, Own, Price, Rest } from './offerStyles.ts'

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
  /** Id of the text that says why it cannot be bought now. */
  readonly reasonId: string
  readonly onSubscribe: () => void
  readonly onSwitch: () => void
}

/** A plan with its price, what it includes, and what the member can do about it. */
export function OfferCard(props: OfferCardProps) {
  const { offer, state, includes } = props
  const { price, text, isMain } = offer
  const id = useId()
  const perMonth = amountPerMonth(price)
  const isRecommended = isMain && (state.kind === 'buy' || state.kind === 'wait')
  return (
    <Frame aria-labelledby={`${id}name`} data-main={isRecommended || undefined}>
      <Name id={`${id}name`}>{text.name}</Name>
      <Muted>{text.audience}</Muted>
      <div id={`${id}price`}>
        <Price>
          <Amount>{formatMoney(price.amount, price.currency)}</Amount> {pricePeriod(price)}
        </Price>
        <Foot>
          {perMonth === null
            ? 'Billed each month'
            : `${formatMoney(perMonth, price.currency)} ${pricePeriod({ ...price, interval: 'month' })}, billed once a year`}
        </Foot>
        {seatNotes(price, state).map((note) => (
          <Foot key={note}>{note}</Foot>
        ))}
      </div>
      <Rest>
        <OfferAction {...props} id={id} />
        <Benefits role="list">
          {includes.map((part) => (
            <li key={part}>
              <Check aria-hidden="true" />
              <span>{part}</span>
            </li>
          ))}
        </Benefits>
      </Rest>
    </Frame>
  )
}

/** The button that leads to the plan, with its date and price, or what is known about it. */
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
        <Action>
          <Button onPress={onSwitch} isDisabled={opening !== null} aria-describedby={`${id}switch`}>
            Switch to {PLAN_NAMES[price.plan]}
          </Button>
          <Foot id={`${id}switch`}>
            Starts {state.at === null ? 'with the next period' : <>on {<Day at={state.at} />}</>},{' '}
            {priceOfSwitch(price)}
          </Foot>
        </Action>
      )
    case 'planned':
      return (
        <Foot>
          Planned: starts on <Day at={state.at} />
        </Foot>
      )
    case 'own':
      return (
        <Own>
          <span>Your current plan{state.until !== null && <> until {<Day at={state.until} />}</>}</span>
        </Own>
      )
    case 'closed':
      return null
  }
}
