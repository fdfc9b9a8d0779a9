import { formatPrice, type Plan, type PlanPrice } from '@outcome-studio/shared/domain/payments'
import { useId } from 'react'
import { PLAN_NAMES, PLAN_TEXTS } from '../../domain/PLAN_TEXTS.ts'
import { Choice, Choices, Detail, Planned } from './changeStyles.ts'

interface PlanChoiceProps {
  readonly options: readonly PlanPrice[]
  readonly chosen: Plan | undefined
  /** The plan of the change that is planned already; undefined for none. */
  readonly planned: string | undefined
  readonly onChoose: (plan: Plan) => void
}

/** The plans to which a member can change. */
export function PlanChoice({ options, chosen, planned, onChoose }: PlanChoiceProps) {
  const id = useId()
  return (
    <Choices role="radiogroup" aria-label="New plan">
      {options.map((price) => (
        <Choice key={price.plan}>
          <input
            type="radio"
            id={`${id}${price.plan}`}
            name={id}
            checked={price.plan === chosen}
            onChange={() => onChoose(price.plan)}
            aria-describedby={`${id}${price.plan}detail`}
          />
          <label htmlFor={`${id}${price.plan}`}>{PLAN_NAMES[price.plan]}</label>
          <Detail id={`${id}${price.plan}detail`}>
            {price.plan === planned && <Planned>Planned</Planned>}
            {formatPrice(price)}. {PLAN_TEXTS[price.plan].audience}
          </Detail>
        </Choice>
      ))}
    </Choices>
  )
}
