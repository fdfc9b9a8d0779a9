import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from './Select.tsx'

const OPTIONS = [
  { value: '', label: 'No category' },
  { value: 'Define', label: 'Define' },
]

test('Select offers its options and reports the chosen value', async () => {
  const user = userEvent.setup()
  const onChange = jest.fn()
  render(<Select label="Category" value="" options={OPTIONS} onChange={onChange} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Define')
  expect(onChange).toHaveBeenCalledWith('Define')
})
