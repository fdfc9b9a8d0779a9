import type { Member } from '@outcome-studio/shared/domain/member'
import type { Plan, PlanPrice } from '@outcome-studio/shared/domain/payments'
import { Button, color, DatedText, space, type } from '@outcome-studio/shared/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { type OfferFacts, offerStateOf, offersLead } from '../../domain/offerState.ts'
import { planIncludes } from '../../domain/PLAN_TEXTS.ts'
import { planOffers } from '../../domain/planOffers.ts'
import { ChangePlanDialog } from '../change/ChangePlanDialog.tsx'
import { PaymentFailure } from '../provider/PaymentFailure.tsx'
import { startPayment } from '../provider/startPayment.ts'
import type { ProviderPage } from '../provider/useProviderPage.ts'
import { IntervalChoice } from './IntervalChoice.tsx'
import { OfferCard } from './OfferCard.tsx'
import { Cards, Elsewhere } from './offerStyles.ts'
import { StudentDialog } from './StudentDialog.tsx'
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
  readonly member: Member
  readonly prices: readonly PlanPrice[]
  readonly facts: OfferFacts
  readonly page: ProviderPage
}

/** The plans that can be bought or switched to, side by side. */
export function PlanOffers({ member, prices, facts, page }: PlanOffersProps) {
  const id = useId()
  const offers = planOffers(prices)
  const ownPlan = ownPlanOf(facts.subscription)
  const [interval, choose, remember] = useInterval(offers, ownPlan)
  const [asking, setAsking] = useState<'student' | { readonly switchTo: Plan } | null>(null)
  const shown = offers.find((each) => each.interval === interval)
  const other = offers.find((each) => each !== shown)
  const priceIds = prices.map(({ priceId }) => priceId)
  const hasCoach = member.globalConfig?.hasVCAccess === true
  const student = prices.find(({ plan }) => plan === 'studentMonthly')
  const subscribe = ({ plan, priceId }: PlanPrice) => {
    remember()
    page.open(priceId, () => startPayment(priceId, plan === 'studentMonthly'))
  }
  return (
    <Offers aria-labelledby={`${id}title`}>
      <Head>
        <h2 id={`${id}title`}>Plans</h2>
        {offers.length > 1 && <IntervalChoice offers={offers} chosen={interval} onChoose={choose} />}
        <Lead id={`${id}reason`}>
          <DatedText sentence={offersLead(facts)} />
        </Lead>
      </Head>
      <PaymentFailure failure={page.failure} isOf={(name) => priceIds.includes(name)} />
      <Cards>
        {shown?.offers.map((offer) => {
          const { price } = offer
          const state = offerStateOf(price.plan, facts)
          return (
            <OfferCard
              key={price.plan}
              offer={offer}
              state={state}
              includes={planIncludes(price.plan, state.kind, hasCoach)}
              opening={page.pending === null ? null : page.pending === price.priceId ? 'here' : 'elsewhere'}
              reasonId={`${id}reason`}
              onSubscribe={() => (price.plan === 'studentMonthly' ? setAsking('student') : subscribe(price))}
              onSwitch={() => setAsking({ switchTo: price.plan })}
            />
          )
        })}
      </Cards>
      {other && shown?.elsewhere && (
        <Elsewhere>
          <p>
            {shown.elsewhere} is billed {other.label.toLowerCase()}.
          </p>
          <Button tone="quiet" onPress={() => choose(other.interval)}>
            Show {other.label.toLowerCase()} plans
          </Button>
        </Elsewhere>
      )}
      <Notes>
        Prices do not include tax, which is added on the payment page where it applies. You can enter a
        promotion code there, too.
      </Notes>
      {asking === 'student' && student && (
        <StudentDialog
          onConfirm={() => {
            setAsking(null)
            subscribe(student)
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking !== null && asking !== 'student' && facts.subscription && (
        <ChangePlanDialog
          subscription={facts.subscription}
          planned={facts.planned}
          prices={prices}
          options={prices.filter(({ plan }) => plan === asking.switchTo)}
          onClose={() => setAsking(null)}
        />
      )}
    </Offers>
  )
}

const ownPlanOf = (subscription: OfferFacts['subscription']): Plan | null =>
  subscription && subscription.endedAt === null && subscription.status !== 'incomplete_expired'
    ? subscription.plan
    : null
