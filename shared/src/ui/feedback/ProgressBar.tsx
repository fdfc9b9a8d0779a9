import { useId } from 'react'
import styled from 'styled-components'
import { animation } from '../tokens/animation.ts'
import { color } from '../tokens/color.ts'
import { motion, radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(1.5)};
`

const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  font: ${type.label};
`

const Figure = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Track = styled.div`
  height: 8px;
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: ${color.sunken};
  overflow: hidden;
`

const Done = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  forced-color-adjust: none;
  transition: width ${motion};

  &[data-indeterminate] {
    width: 33%;
    animation: ${animation.wander} 1.4s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] {
      width: 100%;
      opacity: 0.4;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`

interface ProgressBarProps {
  /** What is in progress. */
  readonly label: string
  /** The fraction that is done, from 0 to 1. Without it the bar is indeterminate. */
  readonly value?: number
}

/** The progress of a task that takes longer than a second. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const labelId = useId()
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Frame>
      <Caption>
        <span id={labelId}>{label}</span>
        {percent !== undefined && <Figure aria-hidden="true">{percent} %</Figure>}
      </Caption>
      <Track role="progressbar" aria-labelledby={labelId} aria-valuenow={percent}>
        {percent === undefined ? <Done data-indeterminate="" /> : <Done style={{ width: `${percent}%` }} />}
      </Track>
    </Frame>
  )
}
