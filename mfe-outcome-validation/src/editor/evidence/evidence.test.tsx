import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy } from '../../testing/storeStudy.ts'

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn()
})
beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const quote = (id: string, text: string, source: string) => ({
  id,
  text,
  source,
  date: '2026-05-03',
  place: '12:40',
  addedBy: 'Rosa',
  addedAt: '2026-05-04T10:00:00.000Z',
})
const QUOTES = [
  quote('a', 'I lose my place.', 'Interview 4'),
  quote('b', 'It takes for ever.', 'Interview 4'),
  quote('c', 'Where was I?', 'Interview 5'),
]

/** Opens a study whose first statement has quotes and whose second has none. */
async function openQuoted(path: string) {
  const study = exampleStudy('Commute', [['find a route', 'find a seat']])
  const jobSteps = study.jobSteps.map((step) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.map((each, at) =>
      at === 0 ? { ...each, quotes: QUOTES } : each,
    ),
  }))
  await memory().studies.save({ docName: 'Commute', content: { ...study, jobSteps }, basedOnRevision: null })
  const toasts: string[] = []
  const view = openStudio({ path, toast: (text) => void toasts.push(text) })
  return { ...view, toasts }
}
const sources = () => screen.findByRole('button', { name: /of outcome statement 1\.1/ })
const quotes = () => screen.findByRole('list', { name: 'Quotes of outcome statement 1.1' })

test('a statement shows how many sources support it, one without quotes shows nothing', async () => {
  const { user, container } = await openQuoted('/Commute')
  expect(await sources()).toHaveTextContent('2 sources')
  expect(screen.queryByRole('button', { name: /sources? of outcome statement 1\.2/ })).not.toBeInTheDocument()
  await user.click(await sources())
  expect(within(await quotes()).getAllByRole('listitem')[0]).toHaveTextContent(
    '“I lose my place.”Interview 4, 2026-05-03, 12:40 · Added by Rosa on May 4, 2026',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('a quote is edited, and a change that is not saved asks', async () => {
  const { user } = await openQuoted('/Commute')
  await user.click(await sources())
  await user.click(within(await quotes()).getByRole('button', { name: 'Edit quote “I lose my place.”' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit quote' })
  const words = within(dialog).getByRole('textbox', { name: 'Quote' })
  await user.clear(words)
  await user.click(within(dialog).getByRole('button', { name: 'Change quote' }))
  expect(within(dialog).getByText('Write down the words that were said.')).toBeInTheDocument()
  await user.type(words, 'I lost my place.')
  await user.keyboard('{Escape}')
  await user.click(within(dialog).getByRole('button', { name: 'Keep writing' }))
  await user.click(within(dialog).getByRole('button', { name: 'Change quote' }))
  expect(within(await quotes()).getByText('“I lost my place.”')).toBeInTheDocument()
})

test('a quote is added by hand, with the source of the last one', async () => {
  const { user, toasts } = await openQuoted('/Commute')
  await user.click(await sources())
  await user.click(await screen.findByRole('button', { name: 'Add a quote' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a quote to 1.1' })
  expect(within(dialog).getByRole('textbox', { name: 'Interview or source' })).toHaveValue('Interview 5')
  await user.click(within(dialog).getByRole('button', { name: 'Add quote' }))
  expect(within(dialog).getByText('Write down the words that were said.')).toBeInTheDocument()
  await user.type(within(dialog).getByRole('textbox', { name: 'Quote' }), 'From my notes.')
  await user.click(within(dialog).getByRole('button', { name: 'Add quote' }))
  expect(within(await quotes()).getByText('“From my notes.”')).toBeInTheDocument()
  expect(toasts).toEqual(['Quote added to outcome statement 1.1: 2 sources.'])
})

test('quotes are removed, with a way to undo, and focus goes on', async () => {
  const { user, toasts } = await openQuoted('/Commute')
  await user.click(await sources())
  const remove = async (text: string) =>
    user.click(within(await quotes()).getByRole('button', { name: `Remove quote “${text}”` }))
  await remove('I lose my place.')
  expect(screen.getByRole('button', { name: 'Remove quote “It takes for ever.”' })).toHaveFocus()
  await remove('It takes for ever.')
  await remove('Where was I?')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Outcome statement 1.1' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: /sources? of/ })).not.toBeInTheDocument()
  expect(toasts).toEqual(Array(3).fill('Quote removed from outcome statement 1.1.'))
  await user.keyboard('{Control>}zz{/Control}')
  expect(await sources()).toHaveTextContent('2 sources')
})

test('the table lists statements without evidence', async () => {
  const { user } = await openQuoted('/Commute?view=table')
  const table = await screen.findByRole('table')
  expect(await sources()).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'No evidence' }))
  const texts = () => within(table).getAllByRole('textbox', { name: /^Outcome statement/ })
  expect(
    within(screen.getByRole('table')).getAllByRole('textbox', { name: /^Outcome statement/ }),
  ).toHaveLength(1)
  expect(screen.getByRole('textbox', { name: 'Outcome statement 1.2' })).toHaveValue('find a seat')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(texts()).toHaveLength(2)
})
