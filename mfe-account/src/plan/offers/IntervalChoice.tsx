import type { BillingInterval } from '@outcome-studio/shared/domain/payments'
import { color, focusRing, media, motion, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { PlanOffers } from '../../domain/planOffers.ts'

const Segments = styled.div`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  padding: 3px;
  border-radius: ${radius.medium};
  background: ${color.sunken};

  ${media.narrow} {
    flex: 1 1 auto;
  }
`

// The radio button covers its segment, so that the whole segment can be pressed.
const Segment = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 32px;
  padding: 0 ${space(4)};
  border: 1px solid transparent;
  border-radius: 6px;
  color: ${color.textMuted};
  font: ${type.control};
  transition: background-color ${motion};

  &:has(:checked) {
    border-color: ${color.borderControl};
    background: ${color.raised};
    color: ${color.text};
    box-shadow: ${shadow.raised};
  }
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
    ${focusRing}
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`

const Saving = styled.span`
  color: ${color.success};
  font: ${type.tiny};
`

interface IntervalChoiceProps {
  readonly offers: readonly PlanOffers[]
  readonly chosen: BillingInterval
  readonly onChoose: (interval: BillingInterval) => void
}

/** Switches between plans that are paid yearly and monthly. */
export function IntervalChoice({ offers, chosen, onChoose }: IntervalChoiceProps) {
  const id = useId()
  return (
    <Segments role="radiogroup" aria-label="Billing">
      {offers.map(({ interval, label, saving }) => (
        <Segment key={interval}>
          <input
            type="radio"
            id={`${id}${interval}`}
            name={id}
            checked={interval === chosen}
            onChange={() => onChoose(interval)}
            aria-describedby={saving === null ? undefined : `${id}saving`}
          />
          <label htmlFor={`${id}${interval}`}>{label}</label>
          {saving !== null && <Saving id={`${id}saving`}>Save {saving}%</Saving>}
        </Segment>
      ))}
    </Segments>
  )
}
