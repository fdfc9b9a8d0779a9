import { DropLine } from '@outcome-studio/shared/editor'
import { color, radius, space } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { useSession } from '../../core/editing.ts'
import { useGoalDrag } from '../drag/useGoalDrag.ts'
import { CoreRegion } from '../layers/CoreRegion.tsx'
import { LayerRegion } from '../layers/LayerRegion.tsx'
import { PlacesContext } from '../places/PlacesContext.ts'
import { layerColors } from './layerColors.ts'
import { MapLines } from './MapLines.tsx'
import { mapViewOf } from './mapViewOf.ts'
import { useMapPlaces } from './useMapPlaces.ts'
import { useMapView } from './useMapView.ts'
import { useMeasuredWidth } from './useMeasuredWidth.ts'
import { ZoomButtons } from './ZoomButtons.tsx'
import { zoomKey } from './zoomKey.ts'

/** Borders and scroll bar of the map, in CSS pixels. */
const EDGES = 18
/** Goals of a layer that are mounted at once: about one screen. */
const FIRST = 25

const Frame = styled.div`
  position: relative;
  min-width: 0;
`

/** Reacts to the keys of its parts. It has no box. */
const Keys = styled.div`
  display: contents;
`

const Viewport = styled.div`
  display: grid;
  height: calc(100dvh - ${space(54)});
  min-height: 26rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background-color: ${color.canvas};
  background-image: radial-gradient(${color.border} 1px, transparent 1px);
  background-size: 24px 24px;
  background-attachment: local;
  overflow: auto;
  cursor: grab;
  /* Two fingers zoom the map, not the page. */
  touch-action: pan-x pan-y;

  &[data-panning] {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

const Ground = styled.div`
  position: relative;
  margin: auto;
`

const Layers = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  transform-origin: 0 0;
  ${layerColors}
`

/** The map of needs, edited in place: the core job in the middle, joined to the layers around it. */
export function MapCanvas() {
  const frame = useRef<HTMLDivElement>(null)
  const width = useMeasuredWidth(frame)
  return <Frame ref={frame}>{width !== null && <MeasuredMap width={width - EDGES} />}</Frame>
}

function MeasuredMap({ width }: { readonly width: number }) {
  const line = useRef<HTMLDivElement>(null)
  const startDrag = useGoalDrag(line)
  const { places, layout } = useMapPlaces(width)
  const session = useSession()
  const view = useMemo(() => mapViewOf(session), [session])
  const { viewport, ground, map } = useMapView(view, layout)
  // The rest of a large map is mounted once the first goals can be used.
  const mounted = useDeferredValue(Number.POSITIVE_INFINITY, FIRST)
  const onKeyDown = (event: KeyboardEvent) => {
    const zoom = zoomKey(event.nativeEvent)
    if (zoom === null) return
    event.preventDefault()
    view[zoom]()
  }
  return (
    <PlacesContext value={places}>
      <Keys onKeyDown={onKeyDown}>
        <ZoomButtons view={view} />
        <Viewport
          ref={viewport}
          role="group"
          aria-label="Map"
          tabIndex={0}
          data-map=""
          onPointerDown={startDrag}
        >
          <Ground ref={ground}>
            <Layers ref={map}>
              <MapLines {...layout} />
              <CoreRegion />
              <LayerRegion layer="outcomes" mounted={mounted} />
              <LayerRegion layer="related" mounted={mounted} />
              <LayerRegion layer="emotional" mounted={mounted} />
              <LayerRegion layer="consumption" mounted={mounted} />
              <LayerRegion layer="financial" mounted={mounted} />
            </Layers>
          </Ground>
        </Viewport>
      </Keys>
      <DropLine ref={line} hidden />
    </PlacesContext>
  )
}
