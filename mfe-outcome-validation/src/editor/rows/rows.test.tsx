import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { button, field, openRows, statementTexts } from '../../testing/openRows.tsx'

beforeAll(() => {
  // What only a browser that lays pages out can do.
  Element.prototype.scrollIntoView = jest.fn()
})

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const said = (words: string) => screen.getByText(words)

describe('rows of the editor', () => {
  test('Enter adds a statement below and goes there', async () => {
    const { user } = await openRows(['first', 'last'])
    await user.click(field('Outcome statement 1.1'))
    await user.keyboard('{Enter}between')
    expect(statementTexts()).toEqual(['first', 'between', 'last'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
  })

  test('a press on "Add outcome statement" leaves the focus until the new statement has it', async () => {
    const { user } = await openRows(['first'])
    await user.click(field('Outcome statement 1.1'))
    expect(fireEvent.mouseDown(button('Add outcome statement'))).toBe(false)
    await user.click(button('Add outcome statement'))
    await waitFor(() => expect(field('Outcome statement 1.2')).toHaveFocus())
  })

  test('Enter splits a statement at the cursor, Backspace joins it again, each undone at once', async () => {
    const { user } = await openRows(['find a table', 'sit down'])
    await user.click(field('Outcome statement 1.1'))
    await user.keyboard('{Home}{ArrowRight>5}')
    await user.keyboard('{Enter}+')
    expect(statementTexts()).toEqual(['find', '+a table', 'sit down'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
    await user.keyboard('{Backspace}{Backspace}!')
    expect(statementTexts()).toEqual(['find !a table', 'sit down'])
    expect(field('Outcome statement 1.1')).toHaveFocus()
    expect(said('Joined with the statement before.')).toBeInTheDocument()
    await user.keyboard('{End}{Delete}')
    expect(statementTexts()).toEqual(['find !a table sit down'])
    await user.click(button('Undo'))
    expect(statementTexts()).toEqual(['find !a table', 'sit down'])
    expect(said('Undone: outcome statement 1.1 joined with the one after.')).toBeInTheDocument()
  })

  test('Enter at the start adds an empty statement above, and Shift-Enter does nothing', async () => {
    const { user } = await openRows(['first'])
    await user.click(field('Outcome statement 1.1'))
    await user.keyboard('{Shift>}{Enter}{/Shift}{Home}{Enter}')
    expect(statementTexts()).toEqual(['', 'first'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
  })

  test('Enter goes on from executor and job to the first step, which is added, and Ctrl-Enter adds another', async () => {
    const { user } = await openRows()
    await user.click(field('Job executor'))
    await user.keyboard('{Enter}')
    expect(field('Job')).toHaveFocus()
    await user.keyboard('{Enter}Plan{Enter}')
    expect(field('Job step 1')).toHaveValue('Plan')
    await user.click(field('Job'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(field('Job step 1')).toHaveFocus()
    expect(field('Job step 2')).toHaveValue('Plan')
  })

  test('the first statement of a step joins with nothing', async () => {
    const { user } = await openRows(['first'], ['second'])
    await user.click(field('Outcome statement 2.1'))
    await user.keyboard('{Home}{Backspace}')
    expect(statementTexts()).toEqual(['first', 'second'])
  })

  test('Backspace in an empty statement removes it and goes back to the one before', async () => {
    const { user } = await openRows(['first', '', 'last'])
    await user.click(field('Outcome statement 1.2'))
    await user.keyboard('{Backspace}!')
    expect(statementTexts()).toEqual(['first!', 'last'])
    expect(field('Outcome statement 1.1')).toHaveFocus()
  })

  test('Alt and an arrow move a statement, with the cursor, and say where it is', async () => {
    const { user } = await openRows(['first', 'second'])
    await user.click(field('Outcome statement 1.1'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(statementTexts()).toEqual(['second', 'first'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
    expect(screen.getByText('Moved to position 2 of 2 outcome statements.')).toBeInTheDocument()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(statementTexts()).toEqual(['second', 'first'])
  })

  test('steps are moved and removed with all they hold, and a removal is taken back', async () => {
    const { user, host } = await openRows(['first'], ['second'])
    await user.click(screen.getByRole('button', { name: 'Move job step 2 up' }))
    expect(statementTexts()).toEqual(['second', 'first'])
    await user.click(screen.getByRole('button', { name: 'Remove job step 1' }))
    expect(statementTexts()).toEqual(['first'])
    expect(host.calls.toasts).toEqual(['Job step 1 removed with its 1 outcome statement.'])
    expect(field('Job step 1')).toHaveFocus()
    await user.click(button('Undo'))
    expect(statementTexts()).toEqual(['second', 'first'])
    expect(said('Undone: job step 1 removed.')).toBeInTheDocument()
    expect(field('Job step 1')).toHaveFocus()
  })

  test('a removed statement is taken back where it was, with its text', async () => {
    const { user } = await openRows(['first', 'second', 'third'])
    await user.click(screen.getByRole('button', { name: 'Remove outcome statement 1.2' }))
    expect(statementTexts()).toEqual(['first', 'third'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    expect(statementTexts()).toEqual(['first', 'second', 'third'])
    expect(field('Outcome statement 1.2')).toHaveFocus()
    expect(said('Undone: outcome statement 1.2 removed.')).toBeInTheDocument()
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(statementTexts()).toEqual(['first', 'third'])
    expect(said('Redone: outcome statement 1.2 removed.')).toBeInTheDocument()
  })

  test('edits are undone and redone one by one, also over a save, and a new one ends what can be redone', async () => {
    const { user } = await openRows(['first'])
    expect(button('Undo')).toBeDisabled()
    expect(button('Redo')).toBeDisabled()
    await user.type(field('Outcome statement 1.1'), ' words')
    await user.click(button('Add outcome statement'))
    await user.click(button('Save'))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
    await user.click(button('Undo'))
    expect(statementTexts()).toEqual(['first words'])
    await user.click(button('Undo'))
    expect(statementTexts()).toEqual(['first'])
    expect(button('Undo')).toBeDisabled()
    expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes')
    await user.click(button('Redo'))
    expect(statementTexts()).toEqual(['first words'])
    expect(field('Outcome statement 1.1')).toHaveFocus()
    await user.keyboard('!')
    expect(button('Redo')).toBeDisabled()
  })

  test('the study name is undone as well, with the cursor in its field', async () => {
    const { user } = await openRows()
    await user.type(field('Study name'), ' to work')
    await user.click(field('Job'))
    await user.keyboard('{Control>}z{/Control}')
    expect(field('Study name')).toHaveValue('Commute')
    expect(field('Study name')).toHaveFocus()
    await user.keyboard('{Control>}y{/Control}')
    expect(field('Study name')).toHaveValue('Commute to work')
  })

  test("the browser's own way of undoing is led to ours", async () => {
    const { user } = await openRows([''])
    await user.type(field('Outcome statement 1.1'), 'words')
    const asked = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true })
    expect(fireEvent(field('Outcome statement 1.1'), asked)).toBe(false)
    expect(statementTexts()).toEqual([''])
  })

  test('Ctrl and Enter add a job step below, from its statements as well', async () => {
    const { user } = await openRows(['first'], ['last'])
    await user.click(field('Outcome statement 1.1'))
    await user.keyboard('{Control>}{Enter}{/Control}between')
    expect(field('Job step 2')).toHaveValue('between')
    expect(field('Job step 2')).toHaveFocus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(field('Job step 3')).toHaveFocus()
    expect(field('Job step 4')).toHaveValue('plan leg 2 of the trip')
  })

  test('a statement at the edge of its step moves into the one beside it, and the keyboard goes along', async () => {
    const { user } = await openRows(['first', 'second'], ['third'])
    await user.click(field('Outcome statement 1.2'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(field('Outcome statement 2.1')).toHaveValue('second')
    await waitFor(() => expect(field('Outcome statement 2.1')).toHaveFocus())
    expect(said('Moved to position 1 of 2 outcome statements of job step 2.')).toBeInTheDocument()
    await user.click(button('Move outcome statement 2.1 up'))
    await waitFor(() => expect(field('Outcome statement 1.2')).toHaveFocus())
    expect(statementTexts()).toEqual(['first', 'second', 'third'])
  })

  test('up and down at the edge of a text lead to the field beside it', async () => {
    const { user } = await openRows(['first'])
    await user.click(field('Job'))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(field('Job step 1')).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(field('Outcome statement 1.1')).toHaveFocus())
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(field('Job step 1')).toHaveFocus())
  })

  test('by pressing its number, an item is put anywhere in one go', async () => {
    const { user } = await openRows(['first', 'second'], ['third'])
    await user.click(button('Move outcome statement 1.1 to…'))
    await screen.findByRole('dialog', { name: 'Move outcome statement 1.1' })
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'To job step' }),
      '2 plan leg 2 of the trip',
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'At the top')
    await user.click(button('Move'))
    expect(statementTexts()).toEqual(['second', 'first', 'third'])
    await waitFor(() => expect(field('Outcome statement 2.1')).toHaveFocus())
    expect(said('Moved to position 1 of 2 outcome statements of job step 2.')).toBeInTheDocument()
    await user.click(button('Move job step 2 to…'))
    await screen.findByRole('dialog', { name: 'Move job step 2' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'At the top')
    await user.click(button('Move'))
    expect(statementTexts()).toEqual(['first', 'third', 'second'])
    await user.click(button('Undo'))
    expect(statementTexts()).toEqual(['second', 'first', 'third'])
  })

  test('a text is found in the study, from place to place, and the keyboard comes back', async () => {
    const { user } = await openRows(['a late train'], ['no TRAIN at all'])
    await user.click(field('Job'))
    await user.keyboard('{Control>}f{/Control}train')
    const find = screen.getByRole('searchbox', { name: 'Find in study' })
    expect(said('1 of 2: Outcome statement 1.1')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(said('2 of 2: Outcome statement 2.1')).toBeInTheDocument()
    expect(field('Outcome statement 2.1')).toHaveAttribute('data-found')
    await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}')
    expect(said('2 of 2: Outcome statement 2.1')).toBeInTheDocument()
    const onceMore = new KeyboardEvent('keydown', {
      key: 'f',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    })
    expect(fireEvent(find, onceMore)).toBe(true)
    await user.keyboard('{Escape}')
    expect(field('Job')).toHaveFocus()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(field('Outcome statement 2.1')).not.toHaveAttribute('data-found')
  })

  test('from what was found one goes on to write', async () => {
    const { user } = await openRows(['a late train'])
    await user.keyboard('{Control>}f{/Control}late')
    await user.click(button('Go there'))
    await user.keyboard('early')
    expect(statementTexts()).toEqual(['a early train'])
  })

  test('the parts of a statement are shown where that is wanted', async () => {
    const { user } = await openRows([
      'Minimize the time it takes to board when it rains',
      'The train is late',
    ])
    expect(screen.queryByRole('list', { name: 'Parts of outcome statement 1.1' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: 'Show parts' }))
    const parts = (name: string) => screen.getByRole('list', { name: `Parts of outcome statement ${name}` })
    expect(parts('1.1')).toHaveTextContent(
      /Direction Minimize\s?Metric the time it takes to\s?Object board\s?Clarifier when it rains/,
    )
    expect(parts('1.2')).toHaveTextContent('Direction not found')
  })

  test('the shortcuts are listed by their button, and by a question mark outside of a field', async () => {
    const { user } = await openRows([''])
    await user.click(button('Keyboard shortcuts'))
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Redo')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button('Keyboard shortcuts')).toHaveFocus())
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.type(field('Outcome statement 1.1'), '?')
    expect(statementTexts()).toEqual(['?'])
  })

  test('what cannot move further says so by its button', async () => {
    await openRows(['only'])
    expect(button('Move job step 1 up')).toBeDisabled()
    expect(button('Move outcome statement 1.1 down')).toBeDisabled()
  })

  test('what the checker says is tied to its field, and its suggestion is taken by one press', async () => {
    const { user } = await openRows([''])
    await user.type(field('Outcome statement 1.1'), 'Reduce the time it takes to choose a route when leaving')
    await waitFor(() =>
      expect(field('Outcome statement 1.1')).toHaveAccessibleDescription(expect.stringContaining('Warning')),
    )
    const described = field('Outcome statement 1.1').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)).toHaveTextContent('Use "Minimize"')
    await user.click(screen.getByRole('button', { name: /Minimize/ }))
    expect(statementTexts()).toEqual(['Minimize the time it takes to choose a route when leaving'])
    await waitFor(() => expect(document.getElementById(described)).toBeNull())
  })

  test('a category is chosen and stored', async () => {
    const { user } = await openRows(['first'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category of job step 1' }), 'Prepare')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
    expect((await memory().studies.load('Commute')).content.jobSteps[0]?.category).toBe('Prepare')
  })
})
