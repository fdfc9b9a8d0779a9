import { useEffect, useLayoutEffect, useRef } from 'react'
import type { MapLayout } from '../../domain/map/layoutMap.ts'
import { listenTo, listenToWindow, releaseAll } from './listen.ts'
import { type MapView, middleOf, type WindowPoint } from './MapView.ts'
import { startMapGestures } from './mapGestures.ts'

/** Connects the elements of the map with its view. */
export function useMapView(view: MapView, layout: MapLayout) {
  const viewport = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLDivElement>(null)
  const shown = useRef<MapLayout | null>(null)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = layout
    const core = layout.panels.get('core')
    const middle = core ? core.x + core.width / 2 : layout.width / 2
    if (before !== null) {
      view.resize(layout, middle, steadyMove(before, layout))
      return
    }
    if (!viewport.current || !ground.current || !map.current) return
    const elements = { viewport: viewport.current, ground: ground.current, map: map.current }
    view.open(elements, layout, middle)
  }, [view, layout])

  useEffect(() => {
    const element = viewport.current
    if (element === null) return
    let pressed: WindowPoint | null = null
    // Who goes to a text is about to write: it becomes large enough, and stays below the pointer.
    const onFocus = (focused: EventTarget | null) => {
      view.hold()
      if (focused instanceof HTMLTextAreaElement) view.makeReadable(pressed ?? middleOf(focused))
    }
    // Another view can have led to a text, which has the focus before anything listens.
    if (element.contains(document.activeElement)) onFocus(document.activeElement)
    return releaseAll([
      listenTo(
        element,
        'pointerdown',
        ({ clientX, clientY }) => {
          view.hold()
          pressed = { x: clientX, y: clientY }
        },
        { capture: true },
      ),
      listenToWindow(
        'pointerup',
        () => {
          pressed = null
        },
        { capture: true },
      ),
      listenTo(element, 'focusin', ({ target }) => onFocus(target)),
      listenTo(element, 'wheel', view.hold, { passive: true }),
      startMapGestures(element, view),
    ])
  }, [view])

  return { viewport, ground, map }
}

/**
 * How far the part that stays in its place moved from one layout to the next, in pixels of the map: the focused one, else
 * the core job, which would leave the middle when the scores of a study come in.
 */
function steadyMove(before: MapLayout, after: MapLayout): WindowPoint {
  const place = placeOfFocus(before) && placeOfFocus(after) ? placeOfFocus : placeOfCore
  const [from, to] = [before, after].map(place)
  return from && to ? { x: to.x - from.x, y: to.y - from.y } : { x: 0, y: 0 }
}

function placeOfCore({ panels }: MapLayout): WindowPoint | null {
  const core = panels.get('core')
  return core ? { x: core.x + core.width / 2, y: core.y } : null
}

function placeOfFocus({ panels, cards }: MapLayout): WindowPoint | null {
  const focused = document.activeElement
  const layer = focused?.closest<HTMLElement>('[data-layer]')?.dataset.layer
  const goalId = focused?.closest<HTMLElement>('[data-goal]')?.dataset.goal
  const panel = layer === undefined ? undefined : panels.get(layer)
  if (!panel) return null
  const card = goalId === undefined ? undefined : cards.get(goalId)
  return { x: panel.x + (card?.x ?? 0), y: panel.y + (card?.y ?? 0) }
}
