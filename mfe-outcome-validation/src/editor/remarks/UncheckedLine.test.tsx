import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const GERMAN = 'Die Zeit minimieren, die es dauert, bis der Zug kommt und sich die Tür öffnet'

test('the remarks say that texts in another language are not checked, as long as there are any', async () => {
  await storeStudy('Pendeln', [[GERMAN]])
  const { user } = openStudio({ path: '/Pendeln' })
  const text = await screen.findByRole('textbox', { name: 'Outcome statement 1.1' })
  await user.click(await screen.findByRole('button', { name: /^Remarks: / }))
  const remarks = within(await screen.findByRole('region', { name: 'Remarks' }))
  expect(
    await remarks.findByText('1 text is not in English. The rules check English texts only.'),
  ).toBeVisible()

  await user.clear(text)
  await user.type(text, 'Quickly board a train')
  expect(await screen.findByText(/^Start with a direction/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/not in English/)).not.toBeInTheDocument())
})
