import type { Shape } from '@outcome-studio/shared/files'
import { PAPER } from '@outcome-studio/shared/files'
import styled from 'styled-components'
import type { MapLayout } from '../domain/map/layoutMap.ts'

/** A page of its own in landscape, which the whole map fills. */
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  max-height: 96vh;
  page: map;
  break-after: page;
  print-color-adjust: exact;

  @page map {
    size: landscape;
  }
`

/** The exported picture of the map, for printing. Its texts follow as a list. */
export function MapDrawing({ width, height, shapes }: MapLayout) {
  return (
    <Drawing aria-hidden="true" viewBox={`0 0 ${width} ${height}`} fontFamily="Helvetica, Arial, sans-serif">
      {shapes.map((shape) => (
        <Part key={keyOf(shape)} shape={shape} />
      ))}
    </Drawing>
  )
}

function Part({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'line':
      return <polyline points={shape.points.join(' ')} fill="none" stroke={PAPER.line} strokeWidth="1.5" />
    case 'box': {
      const { id: _id, kind: _kind, radius, ...box } = shape
      return <rect {...box} rx={radius} />
    }
    case 'text': {
      const { x, y, lines, style, anchor } = shape
      return (
        <text
          fontSize={style.size}
          fontWeight={style.isBold ? 'bold' : undefined}
          fill={style.color}
          textAnchor={anchor}
        >
          {lines
            .map((line, at) => ({ line, below: y + at * style.lineHeight }))
            .map(({ line, below }) => (
              <tspan key={below} x={x} y={below}>
                {line}
              </tspan>
            ))}
        </text>
      )
    }
    // A map has neither.
    case 'area':
    case 'dot':
      return null
  }
}

const keyOf = (shape: Shape): string =>
  'points' in shape ? shape.points.join(' ') : `${shape.kind} ${shape.x} ${shape.y}`
