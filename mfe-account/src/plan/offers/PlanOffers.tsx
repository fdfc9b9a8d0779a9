import type { Plan, PlanPrice } from '@outcome-studio/shared/domain/payments'
import { color, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { planOffers } from '../../domain/planOffers.ts'
import { PaymentFailure } from '../provider/PaymentFailure.tsx'
import { startPayment } from '../provider/startPayment.ts'
import type { ProviderPage } from '../provider/useProviderPage.ts'
import { IntervalChoice } from './IntervalChoice.tsx'
import { OfferCard } from './OfferCard.tsx'
import { Cards } from './offerStyles.ts'
import { useInterval } from './useInterval.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};

  & h2 {
    font: ${type.heading};
    letter-spacing: -0.01em;
  }
`

const Offers = styled.section`
  display: grid;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }
`

const Lead = styled.p`
  flex-basis: 100%;
  color: ${color.textMuted};
`

const Notes = styled.p`
  max-width: 64ch;
  color: ${color.textMuted};
  font: ${type.small};
  text-wrap: pretty;
`

interface PlanOffersProps {
  readonly prices: readonly PlanPrice[]
  /** The plan of the member's membership. */
  readonly ownPlan: Plan | null
  /** Why nothing can be bought now; null if it can. */
  readonly obstacle: string | null
  readonly page: ProviderPage
}

/** The plans that can be bought, side by side. */
export function PlanOffers({ prices, ownPlan, obstacle, page }: PlanOffersProps) {
  const id = useId()
  const offers = planOffers(prices)
  const [interval, choose] = useInterval(offers, ownPlan)
  const shown = offers.find((each) => each.interval === interval)
  const priceIds = prices.map(({ priceId }) => priceId)
  return (
    <Offers aria-labelledby={`${id}title`}>
      <Head>
        <h2 id={`${id}title`}>Plans</h2>
        {offers.length > 1 && <IntervalChoice offers={offers} chosen={interval} onChoose={choose} />}
        <Lead id={`${id}reason`}>
          {obstacle ?? 'Cancel at any time; you keep access until the end of the paid period.'}
        </Lead>
      </Head>
      <PaymentFailure failure={page.failure} isOf={(name) => priceIds.includes(name)} />
      <Cards>
        {shown?.offers.map((offer) => (
          <OfferCard
            key={offer.price.plan}
            offer={offer}
            isOwn={offer.price.plan === ownPlan}
            isDisabled={obstacle !== null || (page.pending !== null && page.pending !== offer.price.priceId)}
            isPending={page.pending === offer.price.priceId}
            reasonId={`${id}reason`}
            onSubscribe={() => page.open(offer.price.priceId, () => startPayment(offer.price.priceId))}
          />
        ))}
      </Cards>
      <Notes>
        Prices do not include tax, which is added on the payment page where it applies. You can enter a
        promotion code there, too.
      </Notes>
    </Offers>
  )
}
