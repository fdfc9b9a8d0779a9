import { resetMemory } from '@outcome-studio/shared/data/testing'
import { createReadable } from '@outcome-studio/shared/feature'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
  Element.prototype.scrollIntoView = () => {}
})

async function openFind(unrestricted = true) {
  await storeStudy('Commute', [['take a bus, any bus'], ['leave the bus']])
  const access = createReadable({ unrestricted, toolsAdmin: false })
  const view = openStudio({ path: '/Commute', access })
  const [first, second] = [
    await screen.findByRole('textbox', { name: 'Outcome statement 1.1' }),
    await screen.findByRole('textbox', { name: 'Outcome statement 2.1' }),
  ]
  return { ...view, first, second }
}
const replacement = () => screen.getByRole('textbox', { name: 'Replace with' })
const button = (name: string) => screen.getByRole('button', { name })

test('replaces one match after the other, and then says that there is none', async () => {
  const { user, first, second } = await openFind()
  await user.keyboard('{Control>}h{/Control}')
  const find = screen.getByRole('searchbox', { name: 'Find in study' })
  expect(find).toHaveFocus()
  await user.keyboard('bus')
  expect(screen.getByText('1 of 3: Outcome statement 1.1')).toBeVisible()
  await user.type(replacement(), 'bus ride{Enter}')
  expect(first).toHaveValue('take a bus ride, any bus')
  expect(screen.getByText('1 match replaced. 2 of 3: Outcome statement 1.1')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(first).toHaveValue('take a bus ride, any bus ride')
  expect(second).toHaveValue('leave the bus')
  await user.click(button('Replace'))
  expect(second).toHaveValue('leave the bus ride')
  await user.clear(find)
  await user.type(find, 'tram')
  expect(screen.getByText('No match')).toBeVisible()
  expect(button('Replace all')).toBeDisabled()
})

test('the count and the way to the match come before the button that closes the bar', async () => {
  const { user } = await openFind()
  await user.keyboard('{Control>}f{/Control}bus')
  const goThere = button('Go there')
  expect(screen.getByText(/^1 of 3/).compareDocumentPosition(goThere)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(goThere.compareDocumentPosition(button('Close find'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('replaces all in one edit, which one press undoes', async () => {
  const { user, first, second, container } = await openFind()
  await user.keyboard('{Control>}f{/Control}')
  expect(screen.queryByRole('textbox', { name: 'Replace with' })).not.toBeInTheDocument()
  await user.keyboard('bus')
  await user.click(button('Find and replace'))
  expect(await axe(container)).toHaveNoViolations()
  await user.type(replacement(), 'tram{Control>}{Enter}{/Control}')
  expect(first).toHaveValue('take a tram, any tram')
  expect(second).toHaveValue('leave the tram')
  expect(screen.getByText('3 matches replaced. No match')).toBeVisible()
  expect(replacement()).toHaveFocus()
  await user.click(button('Undo'))
  expect(first).toHaveValue('take a bus, any bus')
  expect(second).toHaveValue('leave the bus')
})

test('a pressed button that is disabled, because nothing is left, gives its focus to the text', async () => {
  const { user } = await openFind()
  await user.keyboard('{Control>}h{/Control}bus')
  await user.type(replacement(), 'tram')
  await user.click(button('Replace all'))
  expect(button('Replace all')).toBeDisabled()
  expect(replacement()).toHaveFocus()
})

test('replaces what was typed a moment ago as it is now', async () => {
  const { user, first } = await openFind()
  await user.keyboard('{Control>}h{/Control}bus')
  await user.type(replacement(), 'tram')
  await user.type(first, ', by bus')
  await user.click(button('Replace all'))
  expect(first).toHaveValue('take a tram, any tram, by tram')
})

test('without access there is nothing to replace with', async () => {
  const { user } = await openFind(false)
  await user.keyboard('{Control>}h{/Control}')
  expect(screen.queryByRole('searchbox', { name: 'Find in study' })).not.toBeInTheDocument()
  await user.keyboard('{Control>}f{/Control}bus')
  expect(screen.getByText(/^1 of 3/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Find and replace' })).not.toBeInTheDocument()
})
