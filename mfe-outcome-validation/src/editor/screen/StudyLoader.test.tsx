import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable } from '@outcome-studio/shared/feature'
import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

const name = () => screen.findByRole('textbox', { name: 'Study name' })
const revision = async () => (await memory().studies.load('Commute')).header.revision

beforeEach(async () => {
  localStorage.clear()
  resetMemory()
  await storeStudy('Commute', [['first']])
  memory().studies.age('Commute')
})

test('a study of an older version is brought up to date, which is said, and then opens', async () => {
  const proceed = memory().studies.hold('upgrade')
  const { user, container } = openStudio({ path: '/Commute' })
  expect(await screen.findByText(/It is being brought up to date/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Commute' })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  proceed()
  expect(await name()).toHaveValue('Commute')
  expect(screen.getByRole('textbox', { name: 'Outcome statement 1.1' })).toHaveValue('first')
  expect(await revision()).toBe(2)

  await user.type(screen.getByRole('textbox', { name: 'Job executor' }), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
  expect(await revision()).toBe(3)
})

test.each(['upgrade', 'load'] as const)(
  'where its %s fails it says so, tries nothing by itself, and can be tried again',
  async (step) => {
    const proceed = memory().studies.hold('upgrade')
    const { user } = openStudio({ path: '/Commute' })
    await screen.findByText(/It is being brought up to date/)
    memory().studies.failNext(new StudioError('cen/offline'), step)
    proceed()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `could not be brought up to date. Nothing of it is lost. ${ERROR_CATALOGUE['cen/offline'].message}`,
    )
    expect(screen.getByRole('link', { name: 'All studies' })).toHaveAttribute('href', '/outcome-validation')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await name()).toHaveValue('Commute')
  },
)

test('without access it opens as it would be, and nothing is written', async () => {
  openStudio({
    path: '/Commute',
    access: createReadable({ unrestricted: false, toolsAdmin: false }),
  })
  expect(await name()).toHaveValue('Commute')
  expect(screen.getByRole('textbox', { name: 'Job executor' })).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(await revision()).toBe(1)
})
