import type { Shape } from '@outcome-studio/shared/files'
import { color } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import type { MapLayout } from '../../domain/map/layoutMap.ts'

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: ${color.borderStrong};
  stroke-width: 1.5;
  pointer-events: none;
`

/** The lines from the core job to the layers. Their meaning is in the order of the page. */
export const MapLines = memo(function MapLines({ width, height, shapes }: MapLayout) {
  return (
    <Drawing aria-hidden="true" width={width} height={height}>
      {shapes.filter(isLine).map(({ points }) => (
        <polyline key={points.join(' ')} points={points.join(' ')} />
      ))}
    </Drawing>
  )
})

const isLine = (shape: Shape): shape is Shape & { readonly kind: 'line' } => shape.kind === 'line'
