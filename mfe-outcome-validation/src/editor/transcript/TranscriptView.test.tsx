import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn()
})
beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const TALK = [
  '[00:12:40] Anna: I never find a free seat. I walk through the whole train.',
  '[00:13:02] Me: How often?',
  '[00:13:10] Anna: Every day.',
].join('\n')

async function openTranscript(
  steps = [['Minimize the time it takes to buy a ticket', 'Minimize the time it takes to find a free seat']],
) {
  await storeStudy('Commute', steps)
  const toasts: string[] = []
  const view = openStudio({ path: '/Commute?view=transcript', toast: (text) => void toasts.push(text) })
  await view.user.click(await screen.findByRole('textbox', { name: 'Or paste its text' }))
  await view.user.paste(TALK)
  await view.user.click(screen.getByRole('button', { name: 'Read this text' }))
  const { user } = view
  const list = await screen.findByRole('listbox', { name: 'Sentences' })
  await user.type(screen.getByRole('textbox', { name: 'Interview or source' }), 'Interview 4')
  act(() => list.focus())
  return { ...view, toasts, list }
}
const sentence = (name: RegExp) => screen.getByRole('option', { name })
const dialog = () => screen.getByRole('dialog', { name: 'Add a quote' })
const saved = async () => {
  const { content } = await memory().studies.load('Commute')
  return content.jobSteps.flatMap(({ outcomeStatements }) =>
    outcomeStatements.map(({ userInput, quotes = [] }) => ({
      userInput,
      quotes: quotes.map(({ text, source, place }) => ({ text, source, place })),
    })),
  )
}
const save = async (user: Awaited<ReturnType<typeof openTranscript>>['user']) => {
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => expect((await memory().studies.load('Commute')).header.revision).toBe(2))
}

test('two keys add a chosen sentence to the statement that it fits', async () => {
  const { user, list, toasts } = await openTranscript()
  await user.keyboard('{ArrowDown}')
  expect(sentence(/free seat/)).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(toasts).toEqual(['Quote added to outcome statement 1.2: 1 source.'])
  expect(list).toHaveFocus()
  expect(sentence(/free seat\. \(quoted\)/)).toBeInTheDocument()
  await save(user)
  expect(await saved()).toMatchObject([
    { quotes: [] },
    { quotes: [{ text: 'I never find a free seat.', source: 'Interview 4', place: '00:12:40' }] },
  ])
})

test('Shift and Enter write a new statement, which is checked before it is added', async () => {
  const { user } = await openTranscript()
  await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{Enter}{/Shift}')
  await user.keyboard('Seats must be quickly found')
  const field = within(dialog()).getByRole('textbox', { name: 'New outcome statement' })
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  await user.keyboard('{Enter}')
  expect(within(dialog()).getByText(/The checker finds errors/)).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'Minimize the likelihood of missing a free seat{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await save(user)
  expect((await saved()).at(-1)).toMatchObject({
    userInput: 'Minimize the likelihood of missing a free seat',
    quotes: [{ text: 'I never find a free seat. I walk through the whole train.' }],
  })
})

test('a statement with errors is added if the member wants it', async () => {
  const { user } = await openTranscript()
  await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
  await user.keyboard('Seats must be quickly found{Enter}')
  expect(within(dialog()).getByRole('button', { name: 'Add anyway' })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  await save(user)
  expect((await saved()).at(-1)).toMatchObject({ userInput: 'Seats must be quickly found' })
})

test('closing with a draft asks, and keeps it', async () => {
  const { user } = await openTranscript()
  await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
  await user.keyboard('Minimize the time{Escape}')
  expect(within(dialog()).getByText(/not in the study yet. Closing discards it/)).toBeInTheDocument()
  await user.click(within(dialog()).getByRole('button', { name: 'Keep writing' }))
  expect(within(dialog()).getByRole('textbox', { name: 'New outcome statement' })).toHaveValue(
    'Minimize the time',
  )
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
  await user.click(within(dialog()).getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('words find another statement, and the same quote is not added twice', async () => {
  const { user } = await openTranscript()
  await user.keyboard('{ArrowDown}{Enter}ticket{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard('{Enter}{Enter}')
  expect(within(dialog()).getByText('This statement has this quote already.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
})

test('keys go by paragraph and to both ends', async () => {
  const { user, list } = await openTranscript()
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent
  await user.keyboard('{PageDown}{PageDown}')
  expect(active()).toMatch(/^How often/)
  await user.keyboard('{End}')
  expect(active()).toMatch(/^Every day/)
  await user.keyboard('{Home}')
  expect(active()).toMatch(/^I never/)
  fireEvent.click(sentence(/Every day/))
  expect(screen.getByText('1 sentence chosen')).toBeInTheDocument()
  fireEvent.click(sentence(/How often/), { shiftKey: true })
  expect(screen.getByText('2 sentences chosen')).toBeInTheDocument()
})

test('the transcript stays while other views are shown, and closing it asks', async () => {
  const { user } = await openTranscript()
  await user.click(screen.getByRole('link', { name: 'Table' }))
  await screen.findByRole('table')
  await user.click(screen.getByRole('link', { name: 'Transcript' }))
  expect(await screen.findByRole('textbox', { name: 'Interview or source' })).toHaveValue('Interview 4')
  await user.click(screen.getByRole('button', { name: 'Close transcript' }))
  const question = screen.getByRole('dialog', { name: 'Close the transcript?' })
  await user.click(within(question).getByRole('button', { name: 'Close transcript' }))
  expect(await screen.findByRole('textbox', { name: 'Or paste its text' })).toBeInTheDocument()
})

test('a file that is no transcript says what to do', async () => {
  await storeStudy('Commute', [['a']])
  openStudio({ path: '/Commute?view=transcript' })
  const file = new File(['%PDF-1.7'], 'a.txt')
  Object.defineProperty(file, 'arrayBuffer', {
    value: async () => new TextEncoder().encode('%PDF-1.7').buffer,
  })
  fireEvent.change(await screen.findByLabelText('File'), { target: { files: [file] } })
  expect(await screen.findByText(/This is no transcript that can be read/)).toBeInTheDocument()
})

test('has no accessibility violations', async () => {
  const { user, container } = await openTranscript()
  await user.keyboard('{ArrowDown}{Enter}{Enter}')
  expect(await axe(container)).toHaveNoViolations()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await axe(dialog())).toHaveNoViolations()
})
