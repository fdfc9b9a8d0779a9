import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { Button } from '../action/Button.tsx'
import { Dialog } from './Dialog.tsx'

function Example({ role = 'dialog' as const }: { readonly role?: 'dialog' | 'alertdialog' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <Dialog
        title="Delete this study?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        role={role}
        actions={<Button onPress={() => setOpen(false)}>Cancel</Button>}
      >
        <p>It cannot be brought back.</p>
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  test.each(['dialog', 'alertdialog'] as const)(
    'a %s takes the focus, closes on Escape and gives it back',
    async (role) => {
      const user = userEvent.setup()
      render(<Example role={role} />)
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      const dialog = screen.getByRole(role, { name: 'Delete this study?' })
      expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
      await user.keyboard('{Escape}')
      expect(screen.queryByRole(role)).not.toBeInTheDocument()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
    },
  )

  test('closes on Escape while nothing has focus, the upper one of two only', async () => {
    const user = userEvent.setup()
    const closed: string[] = []
    const dialogs = (isAsking: boolean) => (
      <>
        <Dialog title="User profile" isOpen onClose={() => closed.push('lower')}>
          <p>Everything about you.</p>
        </Dialog>
        <Dialog title="Close?" role="alertdialog" isOpen={isAsking} onClose={() => closed.push('upper')}>
          <p>There are changes.</p>
        </Dialog>
      </>
    )
    const { rerender } = render(dialogs(false))
    rerender(dialogs(true))
    const refusal = jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => {})
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    expect(document.body).toHaveFocus()
    await user.keyboard('{Escape}')
    refusal.mockRestore()
    expect(closed).toEqual(['upper'])
  })

  test('without actions has a Close button', async () => {
    const user = userEvent.setup()
    const onClose = jest.fn()
    render(
      <Dialog title="User profile" isOpen onClose={onClose} size="large">
        <p>Everything about you.</p>
      </Dialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['dialog', 1],
    ['alertdialog', 0],
  ] as const)('a press outside a %s closes it %i times', async (role, times) => {
    const user = userEvent.setup()
    const onClose = jest.fn()
    render(
      <Dialog
        title="Delete this study?"
        isOpen
        onClose={onClose}
        role={role}
        actions={<Button>Cancel</Button>}
      >
        <p>It cannot be brought back.</p>
      </Dialog>,
    )
    const overlay = screen.getByRole(role).parentElement?.parentElement
    if (!overlay) throw new Error('The dialog has no overlay.')
    await user.click(overlay)
    expect(onClose).toHaveBeenCalledTimes(times)
  })

  test('has no accessibility violations while open', async () => {
    const user = userEvent.setup()
    const { baseElement } = render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await axe(baseElement, { rules: { region: { enabled: false } } })).toHaveNoViolations()
  })
})
