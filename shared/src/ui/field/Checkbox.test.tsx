import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Checkbox } from './Checkbox.tsx'

function Example() {
  const [isSelected, setSelected] = useState(false)
  return (
    <Checkbox label="Goals survey" description="Two minutes" isSelected={isSelected} onChange={setSelected} />
  )
}

describe('Checkbox', () => {
  test('is named by its label, described by its hint, and toggles by mouse and keyboard', async () => {
    const user = userEvent.setup()
    render(<Example />)
    const box = screen.getByRole('checkbox', { name: 'Goals survey' })
    expect(box).toHaveAccessibleDescription('Two minutes')
    await user.click(screen.getByText('Goals survey'))
    expect(box).toBeChecked()
    await user.tab()
    await user.tab({ shift: true })
    await user.keyboard(' ')
    expect(box).not.toBeChecked()
  })

  test('does nothing while disabled', async () => {
    const onChange = jest.fn()
    render(<Checkbox label="Goals survey" isSelected={false} onChange={onChange} isDisabled />)
    await userEvent.setup().click(screen.getByText('Goals survey'))
    expect(onChange).not.toHaveBeenCalled()
  })
})
