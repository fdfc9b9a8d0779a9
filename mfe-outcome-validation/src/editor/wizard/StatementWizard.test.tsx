import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { button } from '../../testing/openRows.tsx'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

async function openWizard() {
  await storeStudy('Commute', [['find a route']])
  const view = openStudio({ path: '/Commute' })
  await view.user.click(await screen.findByRole('button', { name: /^Write with questions/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an outcome statement' }))
  return { ...view, dialog }
}

test('four questions make a statement, which is added to the step with the focus in it', async () => {
  const { user, dialog } = await openWizard()
  const next = () => user.click(dialog.getByRole('button', { name: 'Next' }))
  expect(dialog.getByRole('status', { name: 'Your statement' })).toHaveTextContent(
    'Minimize the time it takes to …',
  )
  expect(dialog.getByRole('progressbar', { name: 'Question 1 of 4' })).toHaveAttribute('aria-valuenow', '1')
  expect(dialog.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  expect(await axe(document.body)).toHaveNoViolations()
  await next()
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Metric' }),
    'How likely something is to happen',
  )
  await next()
  expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await user.type(
    dialog.getByRole('textbox', { name: 'The likelihood that …' }),
    'a connection is missed{Enter}',
  )
  await user.type(dialog.getByRole('textbox', { name: /^Circumstances/ }), 'the first train is late')
  await user.click(dialog.getByRole('button', { name: 'Add statement' }))
  const field = screen.getByRole('textbox', { name: 'Outcome statement 1.2' })
  expect(field).toHaveValue(
    'Minimize the likelihood that a connection is missed when the first train is late',
  )
  expect(field).toHaveFocus()
  await user.click(button('Undo'))
  expect(screen.queryByRole('textbox', { name: 'Outcome statement 1.2' })).not.toBeInTheDocument()
})

test('remarks on the sentence are shown while it is written, and answers stay when going back', async () => {
  const { user, dialog } = await openWizard()
  const next = () => user.click(dialog.getByRole('button', { name: 'Next' }))
  await next()
  await next()
  const object = dialog.getByRole('textbox', { name: 'The time it takes to …' })
  await user.type(object, 'find a seat quickly')
  expect(dialog.getByRole('list', { name: 'Remarks on your statement' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  await next()
  expect(dialog.getByRole('textbox', { name: 'The time it takes to …' })).toHaveValue('find a seat quickly')
})
