import { act, render, screen } from '@testing-library/react'
import { Button } from '../action/Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Milliseconds after which React Aria focuses a dialog again. */
const REFOCUS = 500
/** Longest time until an animation frame, in milliseconds. */
const FRAME = 16

function Profile({ isAsked }: { readonly isAsked: boolean }) {
  return (
    <>
      <Dialog title="User profile" isOpen onClose={() => {}}>
        <input aria-label="Title" />
      </Dialog>
      <Dialog
        title="Close without saving?"
        role="alertdialog"
        isOpen={isAsked}
        onClose={() => {}}
        actions={<Button>Keep editing</Button>}
      >
        <p>There are changes.</p>
      </Dialog>
    </>
  )
}

afterEach(() => jest.useRealTimers())

// One of these times is between the frame in which the question is removed and the next one.
test.each(Array.from({ length: FRAME }, (_, index) => index))(
  'focus returns from a question that closes %i ms before the dialog below is focused again',
  async (early) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    const { rerender } = render(<Profile isAsked={false} />)
    const title = screen.getByRole('textbox', { name: 'Title' })
    act(() => title.focus())
    act(() => jest.advanceTimersByTime(REFOCUS - 2 * FRAME - early))
    rerender(<Profile isAsked />)
    act(() => jest.advanceTimersByTime(2 * FRAME))
    expect(screen.getByRole('alertdialog')).toContainElement(focused())
    rerender(<Profile isAsked={false} />)
    await Promise.resolve()
    act(() => jest.advanceTimersByTime(REFOCUS))
    expect(title).toHaveFocus()
  },
)

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
