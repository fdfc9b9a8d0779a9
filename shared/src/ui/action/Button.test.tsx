import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button.tsx'

describe('Button', () => {
  test('is pressed by mouse, Enter and Space', async () => {
    const user = userEvent.setup()
    const onPress = jest.fn()
    render(<Button onPress={onPress}>Save</Button>)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.keyboard('{Enter} ')
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  test('ignores presses while pending, and keeps focus', async () => {
    const user = userEvent.setup()
    const onPress = jest.fn()
    render(
      <Button onPress={onPress} isPending>
        Save
      </Button>,
    )
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: /Save/ })).toHaveFocus()
    expect(onPress).not.toHaveBeenCalled()
  })

  test('announces that it is busy, and keeps its name', () => {
    const { rerender } = render(<Button isPending={false}>Save</Button>)
    expect(screen.queryByText('In progress')).not.toBeInTheDocument()
    rerender(<Button isPending>Save</Button>)
    expect(screen.getByText('In progress')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('submits its form, and not while pending', async () => {
    const user = userEvent.setup()
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (isPending: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isPending={isPending}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(form(true))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.type(screen.getByRole('textbox'), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    rerender(form(false))
    await user.type(screen.getByRole('textbox'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
