import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Tooltip } from './Tooltip.tsx'

const onKeyDown = jest.fn()

function Example() {
  return (
    <Tooltip text="Four steps are left">
      <button type="button" onKeyDown={({ key }) => onKeyDown(key)}>
        Checklist
      </button>
    </Tooltip>
  )
}

const tooltip = () => screen.queryByRole('tooltip')

describe('Tooltip', () => {
  test('describes its control without changing the name', async () => {
    const { container } = render(<Example />)
    const control = screen.getByRole('button', { name: 'Checklist' })
    expect(control).toHaveAccessibleDescription('Four steps are left')
    expect(tooltip()).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('shows on hover, and stays while the pointer is over it', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.hover(screen.getByRole('button'))
    expect(tooltip()).toBeVisible()
    await user.hover(screen.getByText('Four steps are left'))
    expect(tooltip()).toBeVisible()
    await user.unhover(screen.getByText('Four steps are left'))
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('shows on keyboard focus; Escape hides it and does not propagate', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.tab()
    expect(tooltip()).toBeVisible()
    await user.keyboard('{Escape}')
    expect(tooltip()).not.toBeInTheDocument()
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape')
    await user.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledWith('Escape')
  })

  test('does not show on touch', () => {
    render(<Example />)
    // The test environment has no PointerEvent.
    const finger = Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' })
    fireEvent(screen.getByRole('button'), finger)
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('hides when the control is pressed', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.tab()
    expect(tooltip()).toBeVisible()
    await user.click(screen.getByRole('button'))
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('hides when the control is pressed by key', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(tooltip()).not.toBeInTheDocument()
  })
})
