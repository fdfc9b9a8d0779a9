import { act, screen, waitFor } from '@testing-library/react'
import { memory, startAnew } from '../../testing/memoryData.ts'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../../testing/memoryData.ts'))

beforeEach(() => {
  localStorage.clear()
  startAnew()
})

const field = (name: string) => screen.getByRole('textbox', { name })
const texts = () =>
  screen.getAllByRole('textbox', { name: /^Outcome statement/ }).map((element) => {
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('Not a text area')
    return element.value
  })

const open = async (...steps: readonly (readonly string[])[]) => {
  await storeStudy('Commute', steps)
  const undos: (() => void)[] = []
  const view = openStudio({
    path: '/Commute',
    toast: (_words, options) => options?.action && undos.push(options.action.onAction),
  })
  await screen.findByRole('textbox', { name: 'Study name' })
  return { ...view, undoLatest: () => act(() => undos.at(-1)?.()) }
}

describe('rows of the editor', () => {
  test('Enter adds a statement below and goes there', async () => {
    const { user } = await open(['first', 'last'])
    await user.click(field('Outcome statement 1.1'))
    await user.keyboard('{Enter}between')
    expect(texts()).toEqual(['first', 'between', 'last'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
  })

  test('Backspace in an empty statement removes it and goes back to the one before', async () => {
    const { user } = await open(['first', '', 'last'])
    await user.click(field('Outcome statement 1.2'))
    await user.keyboard('{Backspace}!')
    expect(texts()).toEqual(['first!', 'last'])
    expect(field('Outcome statement 1.1')).toHaveFocus()
  })

  test('Alt and an arrow move a statement, with the cursor, and say where it is', async () => {
    const { user } = await open(['first', 'second'])
    await user.click(field('Outcome statement 1.1'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(texts()).toEqual(['second', 'first'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
    expect(screen.getByText('Moved to position 2 of 2 outcome statements.')).toBeInTheDocument()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(texts()).toEqual(['second', 'first'])
  })

  test('steps are moved and removed with all they hold, and a removal is taken back', async () => {
    const { user, undoLatest } = await open(['first'], ['second'])
    await user.click(screen.getByRole('button', { name: 'Move job step 2 up' }))
    expect(texts()).toEqual(['second', 'first'])
    await user.click(screen.getByRole('button', { name: 'Remove job step 1' }))
    expect(texts()).toEqual(['first'])
    expect(screen.getByText('Job step 1 removed.')).toBeInTheDocument()
    expect(field('Job step 1')).toHaveFocus()
    await undoLatest()
    expect(texts()).toEqual(['second', 'first'])
  })

  test('a removed statement is taken back where it was, with its text', async () => {
    const { user, undoLatest } = await open(['first', 'second', 'third'])
    await user.click(screen.getByRole('button', { name: 'Remove outcome statement 1.2' }))
    expect(texts()).toEqual(['first', 'third'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
    await undoLatest()
    expect(texts()).toEqual(['first', 'second', 'third'])
  })

  test('edits are taken back one by one', async () => {
    const { user } = await open(['first'])
    const takeBack = screen.getByRole('button', { name: 'Take back the last edit' })
    expect(takeBack).toBeDisabled()
    await user.type(field('Outcome statement 1.1'), ' words')
    await user.click(screen.getByRole('button', { name: 'Add outcome statement' }))
    await user.click(takeBack)
    expect(texts()).toEqual(['first words'])
    await user.click(takeBack)
    expect(texts()).toEqual(['first'])
    expect(takeBack).toBeDisabled()
  })

  test('what cannot move further says so by its button', async () => {
    await open(['only'])
    expect(screen.getByRole('button', { name: 'Move job step 1 up' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Move outcome statement 1.1 down' })).toBeDisabled()
  })

  test('several pasted lines become as many statements', async () => {
    const { user } = await open(['', 'last'])
    await user.click(field('Outcome statement 1.1'))
    await user.paste('one\r\ntwo\tcells\n\nthree\n')
    expect(texts()).toEqual(['one', 'two cells', 'three', 'last'])
    expect(field('Outcome statement 1.3')).toHaveFocus()
  })

  test('what the checker says is tied to its field, and its suggestion is taken by one press', async () => {
    const { user } = await open([''])
    await user.type(field('Outcome statement 1.1'), 'Reduce the time it takes to choose a route when leaving')
    await waitFor(() =>
      expect(field('Outcome statement 1.1')).toHaveAccessibleDescription(
        expect.stringContaining('Warning O2'),
      ),
    )
    const described = field('Outcome statement 1.1').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)).toHaveTextContent('O2')
    await user.click(screen.getByRole('button', { name: /Minimize/ }))
    expect(texts()).toEqual(['Minimize the time it takes to choose a route when leaving'])
    await waitFor(() => expect(document.getElementById(described)).toBeNull())
  })

  test('a category is chosen and stored', async () => {
    const { user } = await open(['first'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category of job step 1' }), 'Prepare')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
    expect((await memory.studies.load('Commute')).study.jobSteps[0]?.category).toBe('Prepare')
  })
})
