import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable } from '@outcome-studio/shared/feature'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../testing/openStudio.tsx'
import { storeStudy } from '../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const open = async (options: Parameters<typeof openStudio>[0] = {}) => {
  const view = openStudio(options)
  await view.user.click(await screen.findByRole('button', { name: 'Templates and examples' }))
  return view
}
const dialog = () => screen.findByRole('dialog', { name: 'New study' })
const name = () => screen.getByRole('textbox', { name: 'Name of the study' })
const create = () => screen.getByRole('button', { name: 'Create study' })

test('offers a blank study, templates and worked examples, with focus on the first', async () => {
  await open()
  const names = within(await dialog())
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent)
  expect(names).toEqual([
    'Blank',
    'Job map',
    'Job map with statement starters',
    'Life of a product',
    'Example: An evening meal',
    'Example: A lesson',
  ])
  expect(screen.getByRole('radio', { name: 'Blank' })).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Worked examples' })).toBeInTheDocument()
  expect(await axe(await dialog())).toHaveNoViolations()
})

test('an example becomes a study of the member under a free name, and opens', async () => {
  await storeStudy('Example: A lesson')
  const { user, address } = await open()
  await dialog()
  await user.click(screen.getByRole('radio', { name: 'Example: A lesson' }))
  expect(name()).toHaveValue('Example: A lesson 2')
  await user.click(create())
  await waitFor(() =>
    expect(address()).toBe(`/outcome-validation/${encodeURIComponent('Example: A lesson 2')}`),
  )
  expect(await screen.findByRole('textbox', { name: 'Job executor' })).toHaveValue('Teachers')
  const { header, content: study } = await memory().studies.load('Example: A lesson 2')
  // A worked example has nothing to fix, and all of it is rated.
  expect(header.counts).toEqual({
    jobSteps: 8,
    outcomeStatements: 53,
    rated: 53,
    errors: 0,
    warnings: 0,
    hints: expect.any(Number),
  })
  expect(header.counts.outcomeStatements).toBeGreaterThanOrEqual(50)
  const again = study.jobSteps.flatMap(({ uuid, outcomeStatements }) => [
    uuid,
    ...outcomeStatements.map((each) => each.uuid),
  ])
  expect(new Set(again).size).toBe(again.length)
})

test('the job map has an empty step for each category', async () => {
  const { user } = await open()
  await dialog()
  await user.click(screen.getByRole('radio', { name: 'Job map' }))
  await user.click(create())
  await waitFor(() => expect(memory().studies.names).toEqual(['Job map']))
  const { content: study } = await memory().studies.load('Job map')
  expect(study.jobSteps.map(({ category, userInput }) => [category, userInput])).toEqual(
    ['Define', 'Locate', 'Prepare', 'Confirm', 'Execute', 'Monitor', 'Modify', 'Conclude'].map((category) => [
      category,
      '',
    ]),
  )
})

test('a typed name survives a change of template, and Enter creates', async () => {
  const { user, address } = await open()
  await dialog()
  await user.clear(name())
  await user.type(name(), 'Bread')
  await user.click(screen.getByRole('radio', { name: 'Life of a product' }))
  expect(name()).toHaveValue('Bread')
  await user.type(name(), '{Enter}')
  await waitFor(() => expect(address()).toBe('/outcome-validation/Bread'))
})

test('a refused name is reported at the field, and nothing is created', async () => {
  await storeStudy('Bread')
  const { user } = await open()
  await dialog()
  await user.clear(name())
  expect(create()).toBeDisabled()
  await user.type(name(), 'a/b')
  expect(name()).toHaveAccessibleDescription(ERROR_CATALOGUE['cen/doc-id-contains-slash'].message)
  await user.clear(name())
  await user.type(name(), 'Bread{Enter}')
  await waitFor(() =>
    expect(name()).toHaveAccessibleDescription(ERROR_CATALOGUE['cen/doc-already-exists'].message),
  )
  expect(memory().studies.names).toEqual(['Bread'])
})

test('submitted twice at once it creates one study, and retries the same one after a failure', async () => {
  const save = jest.spyOn(memory().studies, 'save')
  memory().studies.failNext(new StudioError('cen/offline'), 'save')
  const { user, host, address } = await open()
  await dialog()
  await user.click(create())
  await waitFor(() => expect(host.calls.errors).toHaveLength(1))
  expect(await dialog()).toBeInTheDocument()
  const release = memory().studies.hold()
  await user.type(name(), '{Enter}{Enter}')
  await user.click(create())
  release()
  await waitFor(() => expect(address()).toBe(`/outcome-validation/${encodeURIComponent('New study')}`))
  expect(save.mock.calls.map(([{ content }]) => content)).toHaveLength(2)
  expect(save.mock.calls[1]?.[0].content).toBe(save.mock.calls[0]?.[0].content)
  expect(memory().studies.names).toEqual(['New study'])
})

test('Escape changes nothing and restores focus', async () => {
  const { user } = await open()
  await dialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(memory().studies.names).toEqual([])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Templates and examples' })).toHaveFocus())
})

test('a member without access chooses, and is asked for membership to create', async () => {
  const { host, user } = await open({ access: createReadable({ unrestricted: false, toolsAdmin: false }) })
  await dialog()
  expect(host.calls.modals).toEqual([])
  await user.click(create())
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(memory().studies.names).toEqual([])
})
