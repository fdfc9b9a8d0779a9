import { currentRespondents } from '@outcome-studio/shared/data'
import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { answersOf, HIDDEN_OUTCOMES, simulatedTable } from '../../domain/segments/testing/simulatedSurvey.ts'
import { openSegments, SURVEY_ANSWERS, SURVEY_SIZE } from '../../testing/openSegments.ts'
import { openStudio } from '../../testing/openStudio.tsx'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const storedSegments = async () => (await memory().studies.load('Saw')).content.segments
const dialog = () => screen.findByRole('dialog')

async function findTwo({ user }: Awaited<ReturnType<typeof openSegments>>) {
  await user.click(await button('Find clusters'))
  await user.type(await screen.findByRole('textbox', { name: /^Name of cluster 1 / }), 'Framers')
  await user.type(screen.getByRole('textbox', { name: /^Name of cluster 2 / }), 'Finishers')
  await user.click(await button('Add 2 segments'))
}

test('without answers it says what to import, and imports it', async () => {
  const { container } = await openSegments({ answers: null })
  expect(
    await screen.findByText('Import a survey with one row per person to see segments.'),
  ).toBeInTheDocument()
  expect(await button('Import survey results')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('answers that cannot be read are said, and read again', async () => {
  jest.spyOn(currentRespondents(), 'load').mockRejectedValueOnce(new StudioError('cen/internal-error'))
  const { container, user } = await openSegments()
  expect(await screen.findByText(/The answers of the survey could not be read/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(await button('Try again'))
  expect(await button('Find clusters')).toBeVisible()
})

test('clusters are found, named and saved without a list of respondents; the hidden one has 14 opportunities', async () => {
  const view = await openSegments()
  await findTwo(view)
  const row = await screen.findByRole('row', { name: /^Finishers Cluster 2 of 2/ })
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(`${HIDDEN_OUTCOMES}`)
  const [, others] =
    screen.getAllByRole('row', { name: /^Framers Cluster 1 of 2/ })[0]?.querySelectorAll('td') ?? []
  expect(others).toHaveTextContent(/0$/)
  await view.user.click(await button('Save'))
  await waitFor(async () => expect(await storedSegments()).toHaveLength(1))
  const [stored] = (await storedSegments()) ?? []
  expect(stored).toMatchObject({ kind: 'clusters', clusters: [{ name: 'Framers' }, { name: 'Finishers' }] })
  expect(JSON.stringify(stored)).not.toContain('R_1')
  expect(await axe(view.container)).toHaveNoViolations()
})

test('two segments are compared: arrows, numbers of both, and what is underserved in one only', async () => {
  const view = await openSegments()
  await findTwo(view)
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Framers')
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'Finishers')
  expect(
    screen.getByRole('img', {
      name: `Opportunity landscape with arrows from Framers to Finishers. Underserved only in Framers: 0, only in Finishers: ${HIDDEN_OUTCOMES}.`,
    }),
  ).toBeInTheDocument()
  const only = screen.getByRole('region', { name: `Only in Finishers (${HIDDEN_OUTCOMES})` })
  expect(within(only).getAllByRole('listitem')).toHaveLength(HIDDEN_OUTCOMES)
  expect(screen.getByRole('region', { name: 'Profile of Finishers' })).toHaveTextContent(
    /Role: Finish carpenter[78]\d%/,
  )
  expect(await axe(view.container)).toHaveNoViolations()
})

test('what was compared is presented, with the numbers of both', async () => {
  const view = await openSegments()
  await findTwo(view)
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Finishers')
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'Framers')
  await act(() => view.router.navigate('/outcome-validation/Saw?view=report'))
  const paper = within(await screen.findByRole('article', { name: 'Report' }))
  const part = within(
    await paper.findByRole('region', {
      name: `${HIDDEN_OUTCOMES} of ${SURVEY_SIZE.outcomes} outcomes are underserved in one group only`,
    }),
  )
  expect(part.getByRole('img')).toHaveAccessibleName(/arrows from Finishers to Framers\./)
  const sizes = part
    .getAllByText(/^\d+ respondents$/)
    .map(({ textContent }) => Number.parseInt(textContent, 10))
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(SURVEY_SIZE.respondents)
  expect(paper.getAllByRole('cell', { name: 'Finishers' })).toHaveLength(HIDDEN_OUTCOMES)
  expect(await axe(view.container)).toHaveNoViolations()
})

test('a presentation does not wait for answers that cannot be read, and reads them again', async () => {
  const view = await openSegments()
  await findTwo(view)
  await view.user.click(await button('Save'))
  await waitFor(async () => expect(await storedSegments()).toHaveLength(1))
  view.unmount()
  jest.spyOn(currentRespondents(), 'load').mockRejectedValueOnce(new StudioError('cen/offline'))
  const { user } = openStudio({ path: '/Saw?present=3' })
  const slides = within(await screen.findByRole('dialog', { name: 'Presentation of Saw' }))
  expect(await slides.findByRole('heading', { name: 'Segments' })).toBeVisible()
  expect(await slides.findByText(/^The answers of the survey could not be read/)).toBeVisible()
  await user.click(slides.getByRole('button', { name: 'Try again' }))
  expect(await slides.findByRole('img', { name: /arrows from Framers to Finishers/ })).toBeVisible()
})

test('the keyboard alone goes from a dot of the comparison to its row', async () => {
  const view = await openSegments()
  await findTwo(view)
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'Finishers')
  const dots = within(screen.getByRole('group', { name: 'Outcomes in the landscape' })).getAllByRole('button')
  const stop = dots.find((dot) => dot.tabIndex === 0)
  act(() => stop?.focus())
  await view.user.keyboard('{End}{Enter}')
  expect(document.activeElement?.tagName).toBe('TR')
  expect(document.activeElement).toHaveAttribute('data-pointed')
})

test('a filter shows its size while it is chosen, and can be changed, renamed and removed with undo', async () => {
  const view = await openSegments()
  const { user } = view
  await user.click(await button('Add a filter'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Add segment' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'North')
  await user.click(screen.getByRole('checkbox', { name: /^North \(/ }))
  const north = SURVEY_ANSWERS.screeners[1]?.answers.filter((answer) => answer === 'North').length
  expect(within(await dialog()).getByRole('status')).toHaveTextContent(`${north} respondents (`)
  await user.click(within(await dialog()).getByRole('button', { name: 'Add segment' }))
  expect(await screen.findByRole('row', { name: /^North Region: North/ })).toHaveTextContent(`${north} (`)

  await user.click(await button('Change the filter North'))
  await user.click(screen.getByRole('checkbox', { name: /^South \(/ }))
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('row', { name: /^North Region: North or South 210 \(100%\)/ })).toBeVisible()

  await user.click(await button('Rename North'))
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Everywhere{Enter}')
  await user.click(await button('Remove Everywhere'))
  expect(screen.queryByRole('row', { name: /^Everywhere/ })).not.toBeInTheDocument()
  expect(view.host.calls.toasts).toEqual(['“Everywhere” removed.'])
  await user.click(await button('Undo'))
  expect(await screen.findByRole('row', { name: /^Everywhere Region: North or South/ })).toBeVisible()
})

test('a search that is stopped changes nothing and can start again', async () => {
  const { user } = await openSegments({
    answers: answersOf(simulatedTable({ respondents: 1500, outcomes: 20 })),
  })
  await user.click(await button('Find clusters'))
  await user.click(await button('Stop'))
  expect(await screen.findByText('The search was stopped. Nothing was changed.')).toBeVisible()
  await user.click(await button('Search again'))
  expect(await screen.findByRole('radio', { name: /^2 clusters/ })).toBeChecked()
})

test('without access segments can be shown and compared, and nothing changes', async () => {
  await openSegments({ access: createReadable({ unrestricted: false, toolsAdmin: false }) })
  expect(await screen.findByRole('img')).toHaveAccessibleName(/^Opportunity landscape/)
  expect(screen.queryByRole('button', { name: 'Find clusters' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a filter' })).not.toBeInTheDocument()
})
