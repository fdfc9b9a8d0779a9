import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor } from '@testing-library/react'
import { button, field, openRows, statementTexts } from '../../testing/openRows.tsx'

beforeAll(() => {
  // What only a browser that lays pages out can do.
  Element.prototype.scrollIntoView = jest.fn()
})

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const said = (words: string) => screen.getByText(words)

test('two items exchange places, by keyboard alone, and the exchange is undone', async () => {
  const { user } = await openRows(['first', 'second', 'third'], ['fourth'], ['fifth'])
  button('Move outcome statement 1.1 to…').focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Move outcome statement 1.1' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Or exchange with' }), '1.3 third')
  button('Exchange').focus()
  await user.keyboard('{Enter}')
  expect(statementTexts()).toEqual(['third', 'second', 'first', 'fourth', 'fifth'])
  expect(said('Exchanged outcome statements 1.1 and 1.3.')).toBeInTheDocument()
  await waitFor(() => expect(field('Outcome statement 1.3')).toHaveFocus())

  await user.click(button('Move job step 1 to…'))
  await screen.findByRole('dialog', { name: 'Move job step 1' })
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Or exchange with' }),
    '3 plan leg 3 of the trip',
  )
  await user.click(button('Exchange'))
  expect(statementTexts()).toEqual(['fifth', 'fourth', 'third', 'second', 'first'])
  expect(said('Exchanged job steps 1 and 3.')).toBeInTheDocument()
  await user.click(button('Undo'))
  expect(statementTexts()).toEqual(['third', 'second', 'first', 'fourth', 'fifth'])
})

test('a statement of another step is no partner, and a place chosen later counts', async () => {
  const { user } = await openRows(['first', 'second'], ['third'])
  await user.click(button('Move outcome statement 1.1 to…'))
  await screen.findByRole('dialog', { name: 'Move outcome statement 1.1' })
  const partner = () => screen.queryByRole('combobox', { name: 'Or exchange with' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Or exchange with' }), '1.2 second')
  await user.selectOptions(screen.getByRole('combobox', { name: 'To job step' }), '2 plan leg 2 of the trip')
  expect(partner()).not.toBeInTheDocument()
  await user.click(button('Move'))
  expect(statementTexts()).toEqual(['second', 'third', 'first'])
})
