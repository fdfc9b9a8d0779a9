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

const Page = ({ gone = [] as readonly string[], disabled = '' }) => (
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

test('what goes away from the screen leaves the keyboard to the screen', async () => {
  const { rerender } = render(<Page />)
  focus('Up')
  rerender(<Page gone={['Up', 'Down']} />)
  expect(document.body).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('what is disabled leaves it to the control beside it', async () => {
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

test('what stood alone gives it back to where it was before that can still take it', async () => {
  const { rerender } = render(<Page />)
  focus('Elsewhere')
  focus('Up')
  focus('Close')
  rerender(<Page gone={['Up', 'Close']} />)
  await waitFor(() => expect(button('Elsewhere')).toHaveFocus())
})

test('without any such place the screen takes it', async () => {
  const { rerender } = render(<Page />)
  focus('Close')
  rerender(<Page gone={['Close']} />)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('whoever passes it on by themselves is left alone', async () => {
  const { rerender } = render(<Page />)
  focus('Up')
  rerender(<Page gone={['Up']} />)
  await frames(1)
  focus('Elsewhere')
  await frames(6)
  expect(button('Elsewhere')).toHaveFocus()
})

test('who lets go of everything is left alone, also when it goes away later', async () => {
  const { rerender } = render(<Page />)
  focus('Up')
  act(() => button('Up').blur())
  await frames(6)
  rerender(<Page gone={['Up']} />)
  await frames(6)
  expect(document.body).toHaveFocus()
})

test('a page that is still covered is waited for', async () => {
  const { container, rerender } = render(<Page />)
  focus('Up')
  container.setAttribute('inert', '')
  rerender(<Page gone={['Up']} />)
  await frames(6)
  expect(document.body).toHaveFocus()
  container.removeAttribute('inert')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a dialog that opened while another was closing gives it back to what had it before both', async () => {
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

test('after its release nothing is done', async () => {
  const { rerender } = render(<Page />)
  focus('Up')
  release()
  rerender(<Page gone={['Up']} />)
  await frames(6)
  expect(document.body).toHaveFocus()
})
