import { DropLine } from '@outcome-studio/shared/editor'
import { space } from '@outcome-studio/shared/ui'
import { useDeferredValue, useRef } from 'react'
import styled from 'styled-components'
import { useGoalDrag } from '../drag/useGoalDrag.ts'
import { CoreRegion } from './CoreRegion.tsx'
import { LayerRegion } from './LayerRegion.tsx'

/** Goals of a layer that are mounted at once: about one screen. */
const FIRST = 25

const Frame = styled.div`
  container-type: inline-size;
`

/**
 * One column; two with the desired outcomes at the left, from 640 px; three from 1040 px. The last row takes the rest
 * of the height of a long column, so that the layers beside it stay together.
 */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
    grid-template-rows: auto auto auto 1fr;
    grid-template-areas:
      'core core'
      'outcomes people'
      'outcomes product'
      'outcomes .';
  }
  @container (min-width: 1040px) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto auto;
    grid-template-areas:
      'core core core'
      'outcomes people product';
  }
  @media print {
    display: block;
  }
`

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  @container (min-width: 640px) {
    &[data-part='outcomes'] {
      grid-area: outcomes;
    }
    &[data-part='people'] {
      grid-area: people;
    }
    &[data-part='product'] {
      grid-area: product;
    }
  }
`

/** The six layers of the map: the core job on top, the others around it. */
export function LayerGrid() {
  const line = useRef<HTMLDivElement>(null)
  const startDrag = useGoalDrag(line)
  // The rest of a large map is mounted once the first goals can be used.
  const mounted = useDeferredValue(Number.POSITIVE_INFINITY, FIRST)
  return (
    <Frame>
      <Grid onPointerDown={startDrag}>
        <CoreRegion />
        <Part data-part="outcomes">
          <LayerRegion layer="outcomes" mounted={mounted} />
        </Part>
        <Part data-part="people">
          <LayerRegion layer="related" mounted={mounted} />
          <LayerRegion layer="emotional" mounted={mounted} />
        </Part>
        <Part data-part="product">
          <LayerRegion layer="consumption" mounted={mounted} />
          <LayerRegion layer="financial" mounted={mounted} />
        </Part>
      </Grid>
      <DropLine ref={line} hidden />
    </Frame>
  )
}
