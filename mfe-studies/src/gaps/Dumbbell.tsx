import { color } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import type { GapEnds } from '../domain/gaps/sortGaps.ts'
import { describeEnds } from './describeGaps.ts'

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 20px;
  overflow: visible;

  & > .scale {
    stroke: ${color.border};
    stroke-width: 1;
  }
  & > .gap {
    stroke: ${color.accent};
    stroke-width: 3;
  }
  & > .today {
    fill: ${color.surface};
    stroke: ${color.accent};
    stroke-width: 2;
  }
  & > .desired {
    fill: ${color.accent};
    stroke: ${color.surface};
    stroke-width: 1.5;
  }
  @media (forced-colors: active) {
    forced-color-adjust: auto;
  }
`

const HEIGHT = 10
/** The scale goes from 0 to 10. */
const at = (value: number): string => `${value * 10}%`

/** A rated gap, from today to the desired state on a scale from 0 to 10. */
export const Dumbbell = memo(function Dumbbell(ends: GapEnds) {
  const { today, desired } = ends
  return (
    <Drawing role="img" aria-label={describeEnds(ends)}>
      <line className="scale" x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
      <line className="gap" x1={at(today)} x2={at(desired)} y1={HEIGHT} y2={HEIGHT} />
      <circle className="today" cx={at(today)} cy={HEIGHT} r={5} />
      <circle className="desired" cx={at(desired)} cy={HEIGHT} r={6} />
    </Drawing>
  )
})
