import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

test('the question beside a label opens its answer, and Escape leads back to it', async () => {
  await storeStudy('Commute', [['']])
  const { user, container } = openStudio({ path: '/Commute' })
  const question = await screen.findByRole('button', { name: 'Who is the executor?' })
  expect(screen.queryByText(/one role, named in general words/)).not.toBeInTheDocument()
  await user.click(question)
  const answer = screen.getByRole('dialog', { name: 'Who is the executor?' })
  expect(answer).toHaveTextContent('one role, named in general words')
  expect(answer).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answer).not.toBeInTheDocument())
  expect(question).toHaveFocus()
})
