import { MapView } from './MapView.ts'

const sized = (width: number, height: number): HTMLElement => {
  const element = document.createElement('div')
  Object.defineProperties(element, { clientWidth: { value: width }, clientHeight: { value: height } })
  return element
}
const inView = (width: number, height: number) => ({
  viewport: sized(width, height),
  ground: document.createElement('div'),
  map: document.createElement('div'),
})
const STILL = { x: 0, y: 0 }
const open = () => {
  const view = new MapView()
  const elements = inView(960, 752)
  view.open(elements, { width: 1000, height: 500 }, 500)
  return { view, elements }
}

test('opens fitted, and stays so while the map grows before it is used', () => {
  const { view, elements } = open()
  expect(view.scale.get()).toBe(0.96)
  expect(elements.map.style.transform).toBe('scale(0.96)')
  view.resize({ width: 1000, height: 800 }, 500, STILL)
  expect(view.scale.get()).toBe(0.94)
})

test('keeps its scale while the map grows once it is used', () => {
  const { view } = open()
  view.hold()
  view.resize({ width: 1000, height: 800 }, 500, STILL)
  expect(view.scale.get()).toBe(0.96)
})

test('opens again at the scale that the member chose', () => {
  const { view } = open()
  view.zoomIn()
  view.open(inView(960, 752), { width: 1000, height: 800 }, 500)
  expect(view.scale.get()).toBe(1.2)
})
