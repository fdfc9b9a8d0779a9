import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Frame = styled.div`
  flex: 1;
  display: grid;
  gap: ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
`

const Track = styled.div`
  height: 4px;
  border-radius: ${radius.round};
  background: ${color.border};
  overflow: hidden;
`

const Done = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  forced-color-adjust: none;

  @media (forced-colors: active) {
    background: Highlight;
  }
`

interface StepProgressProps {
  /** What a step is called: "Question". */
  readonly name: string
  /** From 1. */
  readonly step: number
  /** Number of all steps. */
  readonly of: number
  /** The name of the sequence, in line with the place in it. The place is then announced as it changes. */
  readonly title?: ReactNode
}

/**
 * The place in a short sequence of screens: "Question 2 of 7", and a bar. The bar does not move by a transition: after a
 * press of Enter the component library focuses the next field when all transitions have ended, if nothing else has the
 * focus by then.
 */
export function StepProgress({ name, step, of, title }: StepProgressProps) {
  const id = useId()
  return (
    <Frame>
      <Line>
        {title}
        <p id={id} role={title ? 'status' : undefined}>
          {name} {step} of {of}
        </p>
      </Line>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
      >
        <Done style={{ width: `${(step / of) * 100}%` }} />
      </Track>
    </Frame>
  )
}
