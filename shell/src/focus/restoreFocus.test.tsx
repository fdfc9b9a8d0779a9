import { Dialog } from '@outcome-studio/shared/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { restoreFocus } from './restoreFocus.ts'

let release: () => void
beforeEach(() => {
  release = restoreFocus(document)
})
afterEach(() => release())

const button = (name: string) => screen.getByRole('button', { name })
const focus = (name: string) => act(() => button(name).focus())
const frames = (count: number) =>
  act(async () => {
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame)
  })

function Page({ gone = [] as readonly string[], disabled = '' }) {
  return (
    <>
      <nav>
        <button type="button">Elsewhere</button>
      </nav>
      <main id="content" tabIndex={-1}>
        {['Up', 'Down'].map(
          (name) =>
            gone.includes(name) || (
              <button type="button" key={name} disabled={name === disabled}>
                {name}
              </button>
            ),
        )}
      </main>
      {gone.includes('Close') || <button type="button">Close</button>}
    </>
  )
}

test('moves focus to the screen when the focused element is removed', async () => {
  const { rerender } = render(<Page />)
  focus('Up')
  rerender(<Page gone={['Up', 'Down']} />)
  expect(document.body).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('moves focus to the next control when the focused one is disabled', async () => {
  const { rerender } = render(<Page />)
  // As browsers do, and jsdom does not.
  const disable = (name: string) => {
    act(() => button(name).blur())
    rerender(<Page disabled={name} />)
  }
  focus('Up')
  disable('Up')
  await waitFor(() => expect(button('Down')).toHaveFocus())
  disable('Down')
  await waitFor(() => expect(button('Up')).toHaveFocus())
})

test('moves focus back to the last element that can take it', async () => {
  const { rerender } = render(<Page />)
  focus('Elsewhere')
  focus('Up')
  focus('Close')
  rerender(<Page gone={['Up', 'Close']} />)
  await waitFor(() => expect(button('Elsewhere')).toHaveFocus())
})

test('moves focus to the screen if nothing else can take it', async () => {
  const { rerender } = render(<Page />)
  focus('Close')
  rerender(<Page gone={['Close']} />)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('does nothing if focus is moved elsewhere', async () => {
  const { rerender } = render(<Page />)
  focus('Up')
  rerender(<Page gone={['Up']} />)
  await frames(1)
  focus('Elsewhere')
  await frames(6)
  expect(button('Elsewhere')).toHaveFocus()
})

test('does nothing after the user has removed focus', async () => {
  const { rerender } = render(<Page />)
  focus('Up')
  act(() => button('Up').blur())
  await frames(6)
  rerender(<Page gone={['Up']} />)
  await frames(6)
  expect(document.body).toHaveFocus()
})

test('waits while the page is inert', async () => {
  const { container, rerender } = render(<Page />)
  focus('Up')
  container.setAttribute('inert', '')
  rerender(<Page gone={['Up']} />)
  await frames(6)
  expect(document.body).toHaveFocus()
  container.removeAttribute('inert')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('restores focus after two overlapping dialogs', async () => {
  const user = userEvent.setup()
  const both = (open: 'first' | 'second' | null) => (
    <>
      <Page />
      <Dialog title="First" isOpen={open === 'first'} onClose={() => {}}>
        First of all.
      </Dialog>
      <Dialog title="Second" isOpen={open === 'second'} onClose={() => view.rerender(both(null))}>
        Then this.
      </Dialog>
    </>
  )
  const view = render(both(null))
  focus('Down')
  view.rerender(both('first'))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'First' })).toHaveFocus())
  view.rerender(both('second'))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Second' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button('Down')).toHaveFocus())
})

test('does nothing after its release', async () => {
  const { rerender } = render(<Page />)
  focus('Up')
  release()
  rerender(<Page gone={['Up']} />)
  await frames(6)
  expect(document.body).toHaveFocus()
})
