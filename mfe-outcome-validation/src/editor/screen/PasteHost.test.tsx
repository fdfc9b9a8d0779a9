import { resetMemory } from '@outcome-studio/shared/data/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
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

describe('pasting a list', () => {
  test('several pasted lines become as many statements, undone at once', async () => {
    const { user } = await openRows(['', 'last'])
    await user.click(field('Outcome statement 1.1'))
    await user.paste('one\r\n"two\nlines"\n\nthree\n')
    expect(statementTexts()).toEqual(['one', 'two lines', 'three', 'last'])
    expect(field('Outcome statement 1.3')).toHaveFocus()
    expect(said('3 outcome statements pasted.')).toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    expect(statementTexts()).toEqual(['', 'last'])
  })

  test.each([
    ['1.', '2.'],
    ['1)', '2)'],
    ['1.1', '1.2'],
    ['•', '•'],
    ['●', '●'],
    ['O-01', 'O-02'],
  ])('the marks “%s” and “%s” before pasted lines are left out', async (first, second) => {
    const { user } = await openRows([''])
    await user.click(field('Outcome statement 1.1'))
    await user.paste(`${first} one\n${second} two`)
    expect(statementTexts()).toEqual(['one', 'two'])
  })

  test.each(['K-12 students enroll', '"I never know when it is done"', '3.5 mm plugs', '1. board'])(
    'a single pasted text stays whole: %s',
    async (text) => {
      const { user } = await openRows([''])
      await user.click(field('Job step 1'))
      await user.clear(field('Job step 1'))
      await user.paste(text)
      expect(field('Job step 1')).toHaveValue(text)
    },
  )

  test('the numbers of a word processor’s list are before tabs', async () => {
    const { user } = await openRows([''])
    await user.click(field('Outcome statement 1.1'))
    await user.paste('1.\tone\n2.\ttwo')
    expect(statementTexts()).toEqual(['one', 'two'])
  })

  test.each(['Job step 1', 'Outcome statement 1.1'])('numbers pasted in %s are refused', async (name) => {
    const { user } = await openRows([''])
    await user.clear(field('Job step 1'))
    await user.click(field(name))
    await user.paste('84 %\r\n31 %\r\n7,5\r\n')
    const dialog = await screen.findByRole('dialog', { name: 'This cannot be pasted' })
    expect(dialog).toHaveTextContent('These are numbers, not job steps or outcome statements.')
    await user.click(button('Close'))
    expect(statementTexts()).toEqual([''])
    expect(field('Job step 1')).toHaveValue('')
  })

  test('a single number is left to the field', async () => {
    const { user } = await openRows([''])
    await user.click(field('Outcome statement 1.1'))
    await user.paste('84 %')
    expect(statementTexts()).toEqual(['84 %'])
  })

  test('a large paste is shown first, and leaves no trace if it is cancelled', async () => {
    const { user } = await openRows([''])
    const lines = Array.from({ length: 60 }, (_, at) => `Minimize the number of delays on leg ${at + 1}`)
    await user.click(field('Outcome statement 1.1'))
    await user.paste(lines.join('\n'))
    const dialog = await screen.findByRole('dialog', { name: 'Add 60 texts?' })
    expect(dialog).toHaveTextContent('on leg 60')
    await user.click(button('Cancel'))
    expect(statementTexts()).toEqual([''])
    expect(button('Undo')).toBeDisabled()
    await user.click(field('Outcome statement 1.1'))
    await user.paste(lines.join('\n'))
    await user.click(await screen.findByRole('button', { name: 'Add them' }))
    expect(statementTexts()).toEqual(lines)
    await waitFor(() => expect(field('Outcome statement 1.60')).toHaveFocus())
  })
})

describe('pasting a table', () => {
  const TABLE = [
    'ID\tStep\tOutcome\tImportance\tSatisfaction',
    'O-01\tplan leg 1 of the trip\t1. Minimize the time it takes to plan\t8.1\t3.2',
    'O-02\tboard\t2. Minimize the time it takes to board\t9\t3',
    'O-03\t\tMinimize the likelihood of a delay\t11\t2',
  ].join('\r\n')
  const tableDialog = () => screen.findByRole('dialog', { name: 'Add the pasted table' })

  test('opens a mapping with a preview, extends the study, and is undone at once', async () => {
    const { user, container } = await openRows(['first', ''])
    await user.click(field('Outcome statement 1.2'))
    await user.paste(TABLE)
    const dialog = await tableDialog()
    expect(within(dialog).getByRole('combobox', { name: 'Importance' })).toHaveDisplayValue('Importance')
    expect(dialog).toHaveTextContent('Row 1 has the column names and is not imported.')
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'This adds 1 job step and 3 outcome statements. 1 job step of the study is extended.',
    )
    const rows = within(dialog).getAllByRole('row')
    expect(rows[1]).toHaveTextContent('2Extends job step 1, Outcome statement 1.2plan leg 1')
    expect(rows[2]).toHaveTextContent('3Job step 2, Outcome statement 2.1board')
    expect(dialog).toHaveTextContent('Row 4: “11” is not a number from 0 to 10; the rating is left out.')
    expect(within(dialog).getByRole('button', { name: 'Add to study' })).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()
    await user.keyboard('{Enter}')
    expect(statementTexts()).toEqual([
      'first',
      'Minimize the time it takes to plan',
      'Minimize the time it takes to board',
      'Minimize the likelihood of a delay',
    ])
    expect(field('Job step 2')).toHaveValue('board')
    expect(screen.queryByRole('textbox', { name: 'Job step 3' })).not.toBeInTheDocument()
    expect(said('1 job step and 3 outcome statements pasted.')).toBeInTheDocument()
    await waitFor(() => expect(field('Outcome statement 2.2')).toHaveFocus())
    await user.keyboard('{Control>}z{/Control}')
    expect(statementTexts()).toEqual(['first', ''])
  })

  test('goes from anywhere to the end, can be mapped in another way, and cancelled', async () => {
    const { user } = await openRows()
    await user.click(screen.getByRole('heading', { name: 'Job steps' }))
    await user.paste('board\tone\n\ttwo\nride\tthree')
    const first = await tableDialog()
    expect(within(first).getByRole('status')).toHaveTextContent(
      'This adds 2 job steps and 3 outcome statements.',
    )
    await user.click(within(first).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('textbox', { name: 'Job step 1' })).not.toBeInTheDocument()
    expect(button('Undo')).toBeDisabled()
    await user.paste('board\tone\n\ttwo\nride\tthree')
    const dialog = await tableDialog()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Job step' }), 'Not in this table')
    await user.click(within(dialog).getByRole('button', { name: 'Add to study' }))
    expect(field('Job step 1')).toHaveValue('')
    expect(statementTexts()).toEqual(['one', 'two', 'three'])
  })

  test('reads the cells of a web page', async () => {
    const { user } = await openRows([''])
    await user.click(field('Job step 1'))
    const html =
      '<style>td { color: red }</style><table><tr><td style="color: red">board</td><td>one<br>line</td></tr></table>'
    const getData = (type: string) => (type === 'text/html' ? html : 'board one line')
    fireEvent.paste(field('Job step 1'), { clipboardData: { getData } })
    await user.click(within(await tableDialog()).getByRole('button', { name: 'Add to study' }))
    expect(field('Job step 2')).toHaveValue('board')
    expect(field('Outcome statement 2.1')).toHaveValue('one line')
  })

  test('can be in Markdown', async () => {
    const { user } = await openRows([''])
    await user.click(field('Job step 1'))
    await user.paste('| Job step | Outcome statement |\n|---|---|\n| board | Minimize the time it takes |')
    await user.click(within(await tableDialog()).getByRole('button', { name: 'Add to study' }))
    expect(field('Job step 2')).toHaveValue('board')
    expect(field('Outcome statement 2.1')).toHaveValue('Minimize the time it takes')
  })

  test('can be a list with levels, which become job steps and outcome statements', async () => {
    const { user } = await openRows([''])
    await user.click(field('Job step 1'))
    await user.paste('- board\n  - Minimize the time it takes\n- ride\n  - Minimize the delay')
    await user.click(within(await tableDialog()).getByRole('button', { name: 'Add to study' }))
    expect(field('Job step 2')).toHaveValue('board')
    expect(field('Job step 3')).toHaveValue('ride')
    expect(statementTexts().slice(1)).toEqual(['Minimize the time it takes', 'Minimize the delay'])
  })

  test('with ratings in percent asks for their scale, and leaves them out until then', async () => {
    const { user } = await openRows([''])
    await user.click(field('Job step 1'))
    await user.paste('Step\tOutcome\tImportance\tSatisfaction\tOwner\nboard\tone\t84%\t31%\tAnn')
    const dialog = await tableDialog()
    expect(within(dialog).getByText(/^Ratings are in percent, such as “84%”\./)).toBeVisible()
    expect(dialog).toHaveTextContent('Not imported: Owner.')
    expect(within(dialog).queryByText('8.4 / 3.1')).not.toBeInTheDocument()
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Scale of the ratings' }),
      'Percent, 0 to 100 (84% becomes 8.4)',
    )
    expect(await within(dialog).findByText('8.4 / 3.1')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Add to study' }))
    expect(field('Outcome statement 2.1')).toHaveValue('one')
  })

  test('is refused with a message if it is too large', async () => {
    const { user } = await openRows([''])
    await user.click(field('Job step 1'))
    await user.paste('a\tb\n'.repeat(5_001))
    const dialog = await screen.findByRole('dialog', { name: 'This cannot be pasted' })
    expect(dialog).toHaveTextContent('This table is too large: at most 5,000 rows')
    await user.click(button('Close'))
    expect(statementTexts()).toEqual([''])
  })
})
