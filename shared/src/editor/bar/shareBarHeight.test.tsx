import { shareBarHeight } from './shareBarHeight.ts'

const barOf = (height: number) => {
  const around = document.createElement('div')
  const bar = document.createElement('div')
  Object.defineProperty(bar, 'offsetHeight', { value: height })
  around.append(bar)
  return { around, bar, shared: () => around.style.getPropertyValue('--bar-height') }
}

const measured: (() => void)[] = []
const observed = new Set<Element>()
class Observer {
  constructor(callback: () => void) {
    measured.push(callback)
  }
  observe = (element: Element) => observed.add(element)
  disconnect = () => observed.clear()
}

beforeEach(() => {
  Reflect.set(globalThis, 'ResizeObserver', Observer)
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
})

test('shares the height of the bar, and gives the next one that height before it is laid out', () => {
  const first = barOf(61)
  const release = shareBarHeight(first.bar)
  expect(first.shared()).toBe('')
  measured[0]?.()
  expect(first.shared()).toBe('61px')
  release?.()
  expect(observed.size).toBe(0)

  const second = barOf(104)
  shareBarHeight(second.bar)
  expect(second.shared()).toBe('61px')
  measured[1]?.()
  expect(second.shared()).toBe('104px')
})
