import { resetMemory } from '@outcome-studio/shared/data/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { openNeeds } from '../../testing/openNeeds.tsx'
import { storeNeeds } from '../../testing/storeNeeds.ts'

const POINTER = 1

/** jsdom has no PointerEvent. */
class PointerEventStandIn extends MouseEvent {
  readonly pointerId: number

  constructor(type: string, { pointerId = 0, ...init }: PointerEventInit) {
    super(type, init)
    this.pointerId = pointerId
  }
}
Object.assign(globalThis, { PointerEvent: PointerEventStandIn })

/** What jsdom, which lays nothing out, is told to be under the pointer. Each element seems to be at the top. */
let under: Element | null = null
Object.assign(document, { elementFromPoint: () => under })

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const layer = (name: string) => screen.getByRole('region', { name })
const texts = (name: string) =>
  within(layer(name))
    .queryAllByRole('textbox')
    .map((element) => (element instanceof HTMLTextAreaElement ? element.value : ''))
const handle = (name: string, number: number) =>
  within(layer(name)).getByRole('button', { name: `Move goal ${number} to…` })

/** @param above whether the pointer is in the upper half of the element */
function drag(grip: HTMLElement, over: Element, { above = false, end = 'pointerup' } = {}) {
  const at = { pointerId: POINTER, clientX: 10, clientY: above ? -1 : 40 }
  under = over
  fireEvent(grip, new PointerEvent('pointerdown', { ...at, clientY: 300, bubbles: true, cancelable: true }))
  act(() => void dispatchEvent(new PointerEvent('pointermove', at)))
  act(() => void dispatchEvent(new PointerEvent(end, at)))
}

const open = async () => {
  await storeNeeds('Commute', { related: ['one', 'two', 'three'], emotional: ['feel calm'] })
  openNeeds({ path: '/Commute' })
  await screen.findByRole('textbox', { name: 'Core job' })
}
const row = (name: string, number: number) => handle(name, number).closest('[data-goal]') ?? document.body

test('a goal is dragged within its layer', async () => {
  await open()
  drag(handle('Related jobs', 1), row('Related jobs', 2))
  expect(texts('Related jobs')).toEqual(['two', 'one', 'three'])
  drag(handle('Related jobs', 3), row('Related jobs', 1), { above: true })
  expect(texts('Related jobs')).toEqual(['three', 'two', 'one'])
})

test('a goal is dragged to another layer, at a place or into the empty one', async () => {
  await open()
  drag(handle('Related jobs', 1), row('Emotional and social jobs', 1), { above: true })
  expect(texts('Emotional and social jobs')).toEqual(['one', 'feel calm'])
  drag(handle('Related jobs', 1), layer('Financial outcomes'))
  expect(texts('Financial outcomes')).toEqual(['two'])
  expect(screen.getByText('Moved to Financial outcomes, position 1 of 1.')).toBeInTheDocument()
})

test('a cancelled drag, and one dropped on its own place, change nothing', async () => {
  await open()
  drag(handle('Related jobs', 1), row('Emotional and social jobs', 1), { end: 'pointercancel' })
  drag(handle('Related jobs', 2), row('Related jobs', 2))
  drag(handle('Related jobs', 2), row('Related jobs', 2), { above: true })
  expect(texts('Related jobs')).toEqual(['one', 'two', 'three'])
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/)
})

test('the goal that is dropped on the core becomes the core job', async () => {
  await open()
  drag(handle('Related jobs', 3), layer('Core functional job'))
  expect(screen.getByRole('textbox', { name: 'Core job' })).toHaveValue('three')
  expect(texts('Related jobs')).toEqual(['reach a destination on time', 'one', 'two'])
})
