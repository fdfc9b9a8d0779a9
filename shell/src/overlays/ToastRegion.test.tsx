import { Dialog } from '@outcome-studio/shared/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createToasts } from '../host/createToasts.ts'
import { ToastRegion } from './ToastRegion.tsx'

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function renderToasts() {
  const toasts = createToasts()
  render(<ToastRegion toasts={toasts} />)
  return toasts
}

test('a short message stays 2 s, a long one 5 s', () => {
  const toasts = renderToasts()
  const long = 'This message has a good deal more than fifty characters in it.'
  act(() => toasts.show('Short'))
  act(() => toasts.show(long))
  pass(1_999)
  expect(screen.getByText('Short')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Short')).not.toBeInTheDocument()
  pass(2_999)
  expect(screen.getByText(long)).toBeVisible()
  pass(1)
  expect(screen.queryByText(long)).not.toBeInTheDocument()
})

const region = (urgency: 'assertive' | 'polite') =>
  screen.getAllByRole('list').find((list) => list.getAttribute('aria-live') === urgency) ?? null

test('an error is announced at once, which is the default; the rest politely', () => {
  const toasts = renderToasts()
  // What comes together with its words is not announced everywhere.
  const [assertive, polite] = [region('assertive'), region('polite')]
  expect(assertive).toBeEmptyDOMElement()
  expect(polite).toBeEmptyDOMElement()
  act(() => toasts.show('It failed'))
  act(() => toasts.show('Saved', { kind: 'success' }))
  expect(region('assertive')).toBe(assertive)
  expect(region('polite')).toBe(polite)
  expect(assertive).toContainElement(screen.getByText('It failed'))
  expect(polite).toContainElement(screen.getByText('Saved'))
  // Neither is announced a second time, nor are the buttons.
  expect(screen.queryAllByRole('alert')).toEqual([])
  expect(screen.queryAllByRole('status')).toEqual([])
  for (const button of screen.getAllByRole('button')) {
    expect(button.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
  }
})

test('the same message is shown once', () => {
  const toasts = renderToasts()
  act(() => toasts.show('It failed'))
  act(() => toasts.show('It failed'))
  expect(screen.getAllByText('It failed')).toHaveLength(1)
})

test('one is there above a dialog', async () => {
  const toasts = renderToasts()
  const onClose = jest.fn()
  render(
    <Dialog title="User profile" isOpen onClose={onClose}>
      <p>Everything about you.</p>
    </Dialog>,
  )
  act(() => toasts.show('It failed'))
  await user.click(screen.getByRole('button', { name: 'Close notification' }))
  expect(screen.queryByText('It failed')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('it does not go away under the pointer', async () => {
  const toasts = renderToasts()
  act(() => toasts.show('Short'))
  await user.hover(screen.getByText('Short'))
  pass(10_000)
  await user.unhover(screen.getByText('Short'))
  expect(screen.getByText('Short')).toBeVisible()
  pass(2_000)
  expect(screen.queryByText('Short')).not.toBeInTheDocument()
})

test('one with an action stays 20 s, not counting while it is read or has the focus', async () => {
  const toasts = renderToasts()
  const show = () =>
    act(() => toasts.show('Removed', { kind: 'info', action: { label: 'Undo', onAction: jest.fn() } }))
  show()
  pass(19_999)
  await user.hover(screen.getByText('Removed'))
  pass(60_000)
  await user.unhover(screen.getByText('Removed'))
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  pass(60_000)
  act(() => screen.getByRole('button', { name: 'Undo' }).blur())
  pass(19_999)
  expect(screen.getByText('Removed')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Removed')).not.toBeInTheDocument()
})

test('it is above the footer and the buttons of a dialog, where they are in its way', () => {
  const boxes: Record<string, Partial<DOMRect>> = {
    region: { left: 1000, right: 1400 },
    footer: { left: 56, right: 1440, top: 700 },
    dialog: { left: 300, right: 900, top: 600 },
    hidden: { left: 56, right: 1440, top: 900 },
  }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const name = this.getAttribute('data-bottom-bar') ?? 'region'
    return { ...new DOMRect(), ...boxes[name] }
  })
  const toasts = renderToasts()
  render(
    <>
      <div data-bottom-bar="footer" />
      <div data-bottom-bar="dialog" />
      <div data-bottom-bar="hidden" />
    </>,
  )
  const bars = () =>
    screen.getByRole('region', { name: 'Notifications' }).style.getPropertyValue('--bottom-bars')
  act(() => toasts.show('Saved', { kind: 'success' }))
  expect(bars()).toBe(`${window.innerHeight - 700}px`)
  boxes.footer = { ...boxes.footer, top: 2_000 }
  fireEvent.scroll(document)
  expect(bars()).toBe('0px')
  jest.restoreAllMocks()
})

test('it moves above the buttons of a dialog that opens after it, and back when that closes', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isBar = this.matches('[data-bottom-bar]')
    return { ...new DOMRect(), ...(isBar ? { left: 0, right: 390, top: 500 } : { left: 16, right: 374 }) }
  })
  const toasts = renderToasts()
  act(() => toasts.show('Removed', { kind: 'info', action: { label: 'Undo', onAction: jest.fn() } }))
  const bars = () =>
    screen
      .getByRole('region', { name: 'Notifications', hidden: true })
      .style.getPropertyValue('--bottom-bars')
  expect(bars()).toBe('0px')
  const dialog = (isOpen: boolean) => (
    <Dialog
      title="User profile"
      isOpen={isOpen}
      onClose={jest.fn()}
      actions={<button type="button">OK</button>}
    >
      <p>Everything about you.</p>
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  await act(async () => {})
  expect(bars()).toBe(`${window.innerHeight - 500}px`)
  rerender(dialog(false))
  await act(async () => {})
  expect(bars()).toBe('0px')
  jest.restoreAllMocks()
})

test('one with an action closes when it is used or closed', async () => {
  const toasts = renderToasts()
  const onAction = jest.fn()
  act(() => toasts.show('Removed', { kind: 'info', action: { label: 'Undo', onAction } }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Removed')).not.toBeInTheDocument()

  act(() => toasts.show('Removed', { action: { label: 'Undo', onAction } }))
  await user.click(screen.getByRole('button', { name: 'Close notification' }))
  expect(screen.queryByText('Removed')).not.toBeInTheDocument()
})
