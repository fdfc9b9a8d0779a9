import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useRef, useState } from 'react'
import { Popover } from './Popover.tsx'

function Example({ isOpenAtFirst = false }: { readonly isOpenAtFirst?: boolean }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <main>
      <input aria-label="Name" />
      <button type="button" ref={trigger} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Checklist
      </button>
      <Popover label="First steps" isOpen={isOpen} onOpenChange={setOpen} triggerRef={trigger}>
        <p>Take the tour.</p>
      </Popover>
    </main>
  )
}

const trigger = () => screen.getByRole('button', { name: 'Checklist' })
const popover = () => screen.queryByRole('dialog', { name: 'First steps' })

describe('Popover', () => {
  test('gets focus when its trigger opens it; Escape moves focus back', async () => {
    const user = userEvent.setup()
    const { container } = render(<Example />)
    await user.click(trigger())
    expect(popover()).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()
    await user.keyboard('{Escape}')
    expect(popover()).not.toBeInTheDocument()
    expect(trigger()).toHaveFocus()
  })

  test('its Close button closes it and moves focus back', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(trigger())
    await user.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(popover()).not.toBeInTheDocument()
    expect(trigger()).toHaveFocus()
  })

  test('the page remains usable while it is open', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(trigger())
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nora')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nora')
    expect(popover()).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(popover()).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  test('does not move focus if it opens without the user', () => {
    render(<Example isOpenAtFirst />)
    expect(popover()).toBeInTheDocument()
    expect(document.body).toHaveFocus()
  })

  test('ignores an Escape that another component has handled', () => {
    render(<Example isOpenAtFirst />)
    const answered = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    answered.preventDefault()
    act(() => {
      document.body.dispatchEvent(answered)
    })
    expect(popover()).toBeInTheDocument()
  })
})
