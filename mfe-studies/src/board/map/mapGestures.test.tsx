import { fireEvent } from '@testing-library/react'
import { MapView } from './MapView.ts'
import { startMapGestures } from './mapGestures.ts'

/** Two fingers on one line, so many pixels apart. */
const fingers = (apart: number) => ({
  touches: [
    { clientX: 0, clientY: 0 },
    { clientX: apart, clientY: 0 },
  ],
})

/** jsdom has no PointerEvent. */
const mouse = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType: 'mouse' })

function start() {
  const viewport = document.createElement('div')
  const [ground, map] = [document.createElement('div'), document.createElement('div')]
  viewport.append(ground)
  const view = new MapView()
  view.open({ viewport, ground, map }, { width: 1000, height: 500 }, 0)
  view.zoomTo(1)
  return { viewport, ground, view, release: startMapGestures(viewport, view) }
}

test('two fingers zoom by how far they move apart', () => {
  const { viewport, view } = start()
  fireEvent.touchStart(viewport, fingers(100))
  fireEvent.touchMove(window, fingers(125))
  expect(view.scale.get()).toBe(1.25)
})

test.each([
  ['the fingers are lifted', () => fireEvent.touchEnd(window)],
  ['the browser takes the fingers over', () => fireEvent.touchCancel(window)],
  ['one finger is left', () => fireEvent.touchMove(window, { touches: [{ clientX: 0, clientY: 0 }] })],
])('a pinch has ended after %s', (_what, end) => {
  const { viewport, view } = start()
  fireEvent.touchStart(viewport, fingers(100))
  end()
  fireEvent.touchMove(window, fingers(125))
  expect(view.scale.get()).toBe(1)
})

test.each(['pointerup', 'pointercancel', 'blur'])('a drag of the map has ended after %s', (end) => {
  const { viewport, ground } = start()
  ground.dispatchEvent(mouse('pointerdown', 100))
  dispatchEvent(mouse('pointermove', 80))
  expect(viewport.scrollLeft).toBe(20)
  dispatchEvent(new Event(end))
  dispatchEvent(mouse('pointermove', 0))
  expect(viewport.scrollLeft).toBe(20)
  expect(viewport.dataset.panning).toBeUndefined()
})

test('nothing is zoomed after the release', () => {
  const { viewport, view, release } = start()
  release()
  fireEvent.touchStart(viewport, fingers(100))
  fireEvent.touchMove(window, fingers(125))
  fireEvent.wheel(viewport, { deltaY: -100, ctrlKey: true })
  expect(view.scale.get()).toBe(1)
})
