import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazySeatsField } from './LazySeatsField.tsx'

// A server that does not hand out the field's code the first time.
let mockAsked = 0
jest.mock('./SeatsField.tsx', () => {
  mockAsked += 1
  if (mockAsked === 1) throw new Error('Loading chunk 7 failed.')
  return jest.requireActual('./SeatsField.tsx')
})

test('a field that could not be loaded says so and loads again', async () => {
  const onChange = jest.fn()
  render(<LazySeatsField text="2" onChange={onChange} problem={undefined} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the number of seats')
  expect(await screen.findByRole('alert')).toHaveTextContent('The number of seats could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Seats' }), '0')
  expect(onChange).toHaveBeenCalledWith('20')
})
