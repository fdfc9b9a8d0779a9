import { formatMoney, type Plan, pricePeriod } from '@outcome-studio/shared/domain/payments'
import { Badge, Button } from '@outcome-studio/shared/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { amountPerMonth, type PlanOffer } from '../../domain/planOffers.ts'
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
  readonly isOwn: boolean
  readonly isDisabled: boolean
  readonly isPending: boolean
  /** Id of the text that says why it is disabled. */
  readonly reasonId: string
  readonly onSubscribe: () => void
}

/** A plan with its price, what it includes, and the button that leads to the payment page. */
export function OfferCard({ offer, isOwn, isDisabled, isPending, reasonId, onSubscribe }: OfferCardProps) {
  const { price, text, isMain } = offer
  const id = useId()
  const perMonth = amountPerMonth(price)
  return (
    <Frame aria-labelledby={`${id}name`} data-main={isMain || undefined}>
      <Head>
        <h3 id={`${id}name`}>{text.name}</h3>
        {isOwn && <Badge tone="primary">Your plan</Badge>}
      </Head>
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
      </div>
      <Button
        tone={isMain && !isDisabled ? 'primary' : 'secondary'}
        onPress={onSubscribe}
        isDisabled={isDisabled}
        isPending={isPending}
        aria-describedby={isDisabled ? reasonId : `${id}name ${id}price`}
      >
        {BUTTONS[price.plan]}
      </Button>
      <Benefits role="list">
        {text.includes.map((part) => (
          <li key={part}>
            <Check aria-hidden="true" />
            <span>{part}</span>
          </li>
        ))}
      </Benefits>
    </Frame>
  )
}
