import { useReadable } from '@outcome-studio/shared/feature'
import { Button, color, IconButton, space, type } from '@outcome-studio/shared/ui'
import { Minus, Plus } from 'lucide-react'
import styled from 'styled-components'
import { ZOOM } from '../../domain/map/zoom.ts'
import type { MapView } from './MapView.ts'

const Frame = styled.div`
  position: absolute;
  right: 0;
  bottom: 100%;
  z-index: 3;
  margin-bottom: ${space(3)};
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
`

const Percent = styled.span`
  min-width: 2.75rem;
  color: ${color.textMuted};
  font: ${type.tiny};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

/** Zooms the map, above its corner, where they cover no card. They come before the map, so that they are near for the keyboard. */
export function ZoomButtons({ view }: { readonly view: MapView }) {
  const scale = useReadable(view.scale)
  return (
    <Frame role="group" aria-label="Zoom">
      <IconButton label="Zoom out" disabled={scale <= ZOOM.least} onClick={view.zoomOut}>
        <Minus aria-hidden="true" />
      </IconButton>
      <Percent>{Math.round(scale * 100)} %</Percent>
      <IconButton label="Zoom in" disabled={scale >= ZOOM.most} onClick={view.zoomIn}>
        <Plus aria-hidden="true" />
      </IconButton>
      <Button tone="quiet" onPress={view.fit}>
        Fit
      </Button>
    </Frame>
  )
}
