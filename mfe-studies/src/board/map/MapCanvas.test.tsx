import { resetMemory } from '@outcome-studio/shared/data/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../../testing/openNeeds.tsx'
import { storeNeeds } from '../../testing/storeNeeds.ts'

// jsdom has no media queries. The window is wide here.
beforeAll(() => void Object.assign(globalThis, { matchMedia: () => ({ matches: true }) }))
afterAll(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const layer = (name: string) => screen.getByRole('region', { name })
const goal = (number: number, of = 'Related jobs') =>
  within(layer(of)).getByRole('textbox', { name: `Goal ${number}` })
const card = (number: number, of?: string) => {
  const found = goal(number, of).closest<HTMLElement>('[data-goal]')
  if (found === null) throw new Error('The goal is on no card.')
  return found
}
const height = (element: HTMLElement) => Number.parseFloat(element.style.minHeight)
const map = () => screen.getByRole('group', { name: 'Map' })
const percent = () => within(screen.getByRole('group', { name: 'Zoom' })).getByText(/%$/).textContent
const LONG = 'find out which of the many parts of the garden need water '.repeat(4)

const open = async () => {
  await storeNeeds('Commute', { related: ['plan the day', 'meet a friend'], emotional: ['feel calm'] })
  const view = openNeeds({ path: '/Commute' })
  await screen.findByRole('textbox', { name: 'Core job' })
  return view
}

test('the goals are cards at the places of the exported picture, below each other and joined to the core job', async () => {
  const { container } = await open()
  expect(card(1).style.left).toBe('14px')
  expect(Number.parseFloat(card(2).style.top)).toBeGreaterThan(Number.parseFloat(card(1).style.top))
  expect(layer('Emotional and social jobs').style.left).toBe(layer('Related jobs').style.left)
  expect(map().querySelectorAll('polyline').length).toBe(7)
  expect(await axe(container)).toHaveNoViolations()
})

test('a new goal has its card at once, and the focus', async () => {
  const { user } = await open()
  await user.click(goal(1))
  await user.keyboard('{Enter}between')
  expect(goal(2)).toHaveValue('between')
  expect(goal(2)).toHaveFocus()
  expect(card(2).style.top).not.toBe('')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(goal(1)).toHaveValue('between')
  expect(goal(1)).toHaveFocus()
})

test('a text that grows gets its room after it was left, so that nothing moves while it is written', async () => {
  jest.useFakeTimers()
  try {
    await storeNeeds('Commute', { related: ['plan the day', 'meet a friend'] })
    openNeeds({ path: '/Commute' })
    await screen.findByRole('textbox', { name: 'Core job' })
    const before = height(card(1))
    act(() => goal(1).focus())
    fireEvent.input(goal(1), { target: { value: LONG } })
    act(() => void jest.advanceTimersByTime(2_000))
    expect(height(card(1))).toBe(before)
    act(() => goal(2).focus())
    act(() => void jest.advanceTimersByTime(2_000))
    expect(height(card(1))).toBeGreaterThan(before)
  } finally {
    jest.useRealTimers()
  }
})

test('a collapsed layer gives its room to the others', async () => {
  const { user } = await open()
  const before = layer('Emotional and social jobs').style.top
  await user.click(screen.getByRole('button', { name: 'Collapse Related jobs' }))
  await waitFor(() => expect(layer('Emotional and social jobs').style.top).not.toBe(before))
})

test('zooms by buttons, and by keys outside of texts', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Fit' }))
  const fitted = percent()
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(percent()).not.toBe(fitted)
  act(() => map().focus())
  await user.keyboard('-')
  expect(percent()).toBe(fitted)
  await user.keyboard('++0')
  expect(percent()).toBe(fitted)
  await user.click(goal(1))
  await user.keyboard('+')
  expect(goal(1)).toHaveValue('plan the day+')
})

test('keeps the zoom of the member while another view is shown', async () => {
  const { user } = await open()
  const visitGaps = async () => {
    await user.click(screen.getByRole('link', { name: 'Gaps' }))
    expect(screen.queryByRole('group', { name: 'Map' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Map' }))
    await screen.findByRole('group', { name: 'Map' })
  }
  const opened = percent()
  await visitGaps()
  expect(percent()).toBe(opened)
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  const zoomed = percent()
  await visitGaps()
  expect(percent()).toBe(zoomed)
  expect(zoomed).not.toBe(opened)
})

test('zooms by Ctrl and the wheel, and scrolls by the wheel alone', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Fit' }))
  const fitted = percent()
  expect(fireEvent.wheel(map(), { deltaY: -100 })).toBe(true)
  expect(percent()).toBe(fitted)
  expect(fireEvent.wheel(map(), { deltaY: -100, ctrlKey: true })).toBe(false)
  expect(percent()).not.toBe(fitted)
})

test('the text that is to be written becomes large enough', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Fit' }))
  expect(percent()).toBe('25 %')
  await user.click(goal(1))
  expect(percent()).toBe('92 %')
})
