import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { TextField } from './TextField.tsx'

function Controlled(props: { readonly description?: string; readonly errorMessage?: string }) {
  const [value, setValue] = useState('')
  return <TextField label="Study name" value={value} onChange={setValue} {...props} />
}

describe('TextField', () => {
  test('is named by its label and accepts text', async () => {
    const user = userEvent.setup()
    render(<Controlled />)
    const field = screen.getByRole('textbox', { name: 'Study name' })
    await user.type(field, 'Commute')
    expect(field).toHaveValue('Commute')
  })

  test('has its accessible description', () => {
    render(<Controlled description="At most 128 characters" />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At most 128 characters')
  })

  test('is invalid while it has an error, and shows it', () => {
    const { rerender } = render(<Controlled errorMessage="Choose a name." />)
    expect(screen.getByRole('textbox')).toBeInvalid()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Choose a name.')
    rerender(<Controlled />)
    expect(screen.getByRole('textbox')).toBeValid()
    expect(screen.queryByText('Choose a name.')).not.toBeInTheDocument()
  })

  test('has no accessibility violations', async () => {
    const { container } = render(<Controlled description="A hint" errorMessage="An error" />)
    expect(await axe(container)).toHaveNoViolations()
  })
})

test('is written in the direction of its text, but addresses always from left to right', () => {
  render(
    <>
      <TextField label="Name" value="" />
      <TextField label="Email" type="email" value="" />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('dir')
})
