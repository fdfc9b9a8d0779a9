import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
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

  test('ignores presses while pending, and keeps the focus', async () => {
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

  test('has no accessibility findings', async () => {
    const { container } = render(<Button tone="primary">New study</Button>)
    expect(await axe(container)).toHaveNoViolations()
  })
})
