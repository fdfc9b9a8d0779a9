import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Switch } from './Switch.tsx'

function Example() {
  const [isSelected, setSelected] = useState(false)
  return (
    <Switch
      label="Functional insights"
      description="Helps us find faults."
      isSelected={isSelected}
      onChange={setSelected}
    />
  )
}

describe('Switch', () => {
  test('is named by its label, described by its hint, and toggles by mouse and keyboard', async () => {
    const user = userEvent.setup()
    render(<Example />)
    const control = screen.getByRole('switch', { name: 'Functional insights' })
    expect(control).toHaveAccessibleDescription('Helps us find faults.')
    await user.click(screen.getByText('Functional insights'))
    expect(control).toBeChecked()
    control.focus()
    await user.keyboard(' ')
    expect(control).not.toBeChecked()
  })

  test('does nothing while disabled', async () => {
    const onChange = jest.fn()
    render(<Switch label="Necessary" isSelected onChange={onChange} isDisabled />)
    await userEvent.setup().click(screen.getByText('Necessary'))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('switch', { name: 'Necessary' })).toBeDisabled()
  })
})
