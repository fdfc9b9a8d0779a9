import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { declaredStyle } from '../../testing/declaredStyle.ts'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const STATEMENTS = [['Minimize the time it takes to choose a route', 'Minimize the likelihood of a delay']]

const open = async () => {
  await storeStudy('Commute', STATEMENTS)
  const opened = openStudio({ path: '/Commute?view=needs' })
  await screen.findByRole('heading', { name: 'Needs for analysis' })
  return opened
}
const field = (name: string) => screen.getByRole('textbox', { name })
/** Those of outcomes, without the headings of the steps. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('textbox', { name: /^Importance/ }) !== null)
const stored = async () => {
  const { content: study } = await memory().studies.load('Commute')
  return study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements.map(({ rating }) => rating))
}
const storedHalves = async () => {
  const { content: study } = await memory().studies.load('Commute')
  return study.jobSteps.flatMap(({ outcomeStatements }) =>
    outcomeStatements.map(({ halfRating }) => halfRating),
  )
}
const status = () => screen.getAllByRole('status')[0]
const file = (text: string, name = 'survey.csv') => new File([text], name, { type: 'text/csv' })

test('two numbers make a score, which is saved with the study', async () => {
  const { user, container } = await open()
  await user.type(field('Importance of 1.1'), '9')
  await user.tab()
  expect(field('Satisfaction of 1.1')).toHaveFocus()
  expect(field('Satisfaction of 1.1')).toBeValid()
  await user.keyboard('3{Enter}')
  expect(rows()[0]).toHaveTextContent('15.0High opportunity')
  expect(screen.getByRole('img')).toHaveAccessibleName(/High opportunity: 1, /)
  await user.type(field('Respondents'), '150')
  expect(screen.getByRole('note')).toHaveTextContent('do not compare groups')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await stored())[0]).toEqual({ importance: 9, satisfaction: 3 }))
  expect((await memory().studies.load('Commute')).content.survey).toEqual({ respondents: 150 })
  expect(await axe(container)).toHaveNoViolations()
})

test('the landscape is there before the first rating, which adds a dot to it and nothing above the row', async () => {
  const { user, container } = await open()
  const landscape = screen.getByRole('region', { name: 'Opportunity landscape' })
  expect(within(landscape).getByText('No outcome is rated yet')).toBeVisible()
  expect(within(landscape).getByRole('button', { name: 'Zoom to data' })).toBeDisabled()
  expect(within(landscape).getByRole('button', { name: 'Save as…' })).toBeDisabled()
  expect(within(landscape).queryByRole('group')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(within(landscape).getByRole('button', { name: 'Go to the first outcome' }))
  await waitFor(() => expect(field('Importance of 1.1')).toHaveFocus())
  await user.keyboard('9{Tab}3{Enter}')
  expect(await within(landscape).findByRole('button', { name: /^1\.1 .* 15\.0/ })).toBeVisible()
  expect(within(landscape).queryByText('No outcome is rated yet')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Opportunity landscape' })).toBe(landscape)
})

test('the name of a step is as wide as the table', async () => {
  await open()
  const heading = screen.getByRole('rowheader', { name: /^1 / })
  expect(declaredStyle(heading, 'grid-column', 'all')).toBe('1/-1')
})

test('the opportunity follows the numbers that are typed, which the study has once they are left', async () => {
  const { user } = await open()
  await user.type(field('Importance of 1.1'), '9{Tab}3')
  expect(rows()[0]).toHaveTextContent('15.0High opportunity')
  expect(screen.getByRole('img')).toHaveAccessibleName(/No outcome is rated yet/)
  await user.keyboard('{Backspace}')
  expect(rows()[0]).not.toHaveTextContent('opportunity')
  await user.keyboard('1x')
  expect(rows()[0]).not.toHaveTextContent('opportunity')
  await user.keyboard('{Backspace}')
  expect(rows()[0]).toHaveTextContent('17.0Extreme opportunity')
  await user.keyboard('{Enter}')
  expect(rows()[0]).toHaveTextContent('17.0Extreme opportunity')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(rows()[0]).not.toHaveTextContent('opportunity')
})

test('a number that is none keeps standing there and says what is wrong; both emptied take the rating back', async () => {
  const { user } = await open()
  await user.type(field('Importance of 1.1'), '11')
  await user.type(field('Satisfaction of 1.1'), '3')
  await user.click(field('Respondents'))
  expect(field('Importance of 1.1')).toBeInvalid()
  expect(field('Importance of 1.1')).toHaveAccessibleDescription('“11” is not a number from 0 to 10.')
  expect(field('Importance of 1.1').closest('td')).toHaveTextContent('“11” is not a number from 0 to 10.')
  expect(field('Satisfaction of 1.1')).toBeValid()
  expect(field('Satisfaction of 1.1')).not.toHaveAccessibleDescription()
  expect(field('Importance of 1.1')).toHaveValue('11')
  await user.clear(field('Importance of 1.1'))
  await user.type(field('Importance of 1.1'), '8{Enter}')
  expect(rows()[0]).toHaveTextContent('13.0')
  await user.clear(field('Importance of 1.1'))
  await user.clear(field('Satisfaction of 1.1'))
  await user.click(field('Respondents'))
  expect(rows()[0]).not.toHaveTextContent('13.0')
})

test('ratings typed down a column are half ratings: counted, saved, without a score, completed later', async () => {
  const { user } = await open()
  await user.type(field('Importance of 1.1'), '9')
  expect(status()).toHaveTextContent('Unsaved changes')
  await user.click(field('Importance of 1.2'))
  await user.keyboard('7{Control>}s{/Control}')
  await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
  expect(screen.getByText(/^0 of 2 outcomes rated, 2 half rated\./)).toBeInTheDocument()
  expect(rows()[0]).toHaveTextContent('Satisfaction missing')
  expect(screen.getByRole('img')).toHaveAccessibleName('Opportunity landscape. No outcome is rated yet.')
  expect(await storedHalves()).toEqual([{ importance: 9 }, { importance: 7 }])
  await user.click(screen.getByRole('link', { name: 'Write' }))
  await user.click(screen.getByRole('link', { name: 'Needs for analysis' }))
  expect(await screen.findByRole('textbox', { name: 'Importance of 1.1' })).toHaveValue('9')
  await user.type(field('Satisfaction of 1.1'), '3{Enter}')
  expect(rows()[0]).toHaveTextContent('15.0High opportunity')
  await user.clear(field('Satisfaction of 1.1'))
  await user.tab()
  expect(rows()[0]).not.toHaveTextContent('15.0')
  expect(field('Importance of 1.1')).toHaveValue('9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
  expect(await stored()).toEqual([undefined, undefined])
})

test('an invalid number is never called saved, and outlives the view', async () => {
  const { user, host } = await open()
  await user.type(field('Importance of 1.1'), '8')
  await user.type(field('Satisfaction of 1.1'), '11')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await storedHalves()).toEqual([{ importance: 8 }, undefined]))
  expect(host.calls.toasts).toEqual(['Saved, except the invalid numbers.'])
  expect(status()).toHaveTextContent('Unsaved changes')
  expect(host.isUnsaved()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Write' }))
  await user.click(screen.getByRole('link', { name: 'Needs for analysis' }))
  const satisfaction = await screen.findByRole('textbox', { name: 'Satisfaction of 1.1' })
  expect(satisfaction).toHaveValue('11')
  expect(satisfaction).toHaveAccessibleDescription('“11” is not a number from 0 to 10.')
  await user.type(satisfaction, '{Escape}')
  expect(satisfaction).toHaveValue('')
  expect(status()).toHaveTextContent('Saved')
})

describe('Undo', () => {
  const undo = () => screen.getByRole('button', { name: 'Undo' })

  test('first takes back an invalid number, then the edits before it', async () => {
    const { user } = await open()
    expect(undo()).toBeDisabled()
    await user.type(field('Importance of 1.1'), '8{Enter}')
    await user.type(field('Satisfaction of 1.1'), '11{Enter}')
    await user.click(undo())
    expect(field('Satisfaction of 1.1')).toHaveValue('')
    expect(screen.getByText('Undone: “11” typed.')).toBeInTheDocument()
    expect(field('Importance of 1.1')).toHaveValue('8')
    await user.click(undo())
    expect(field('Importance of 1.1')).toHaveValue('')
    expect(undo()).toBeDisabled()
  })

  test('is offered where an invalid number is all that was typed', async () => {
    const { user } = await open()
    await user.type(field('Importance of 1.2'), 'abc{Enter}')
    await user.type(field('Respondents'), 'many')
    await user.keyboard('{Control>}z{/Control}')
    await user.click(undo())
    expect(field('Respondents')).toHaveValue('')
    expect(field('Importance of 1.2')).toHaveValue('')
    expect(undo()).toBeDisabled()
    expect(status()).not.toHaveTextContent('Unsaved changes')
  })

  test('reverts a later edit before an invalid number', async () => {
    const { user } = await open()
    await user.type(field('Importance of 1.1'), '11')
    await user.type(field('Importance of 1.2'), '7{Enter}')
    await user.click(undo())
    expect(field('Importance of 1.2')).toHaveValue('')
    expect(field('Importance of 1.1')).toHaveValue('11')
  })

  test('from the keyboard takes back a number that is being typed', async () => {
    const { user } = await open()
    await user.type(field('Importance of 1.1'), '8{Enter}')
    await user.click(field('Importance of 1.1'))
    await user.keyboard('5{Control>}z{/Control}')
    expect(field('Importance of 1.1')).toHaveValue('8')
  })
})

test('a number typed just before the page is closed is in the draft', async () => {
  const { user } = await open()
  await user.type(field('Importance of 1.1'), '9')
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(Object.values(localStorage).join()).toContain('"halfRating":{"importance":9}')
})

test('sorted by opportunity the highest stands first, by keyboard', async () => {
  const { user } = await open()
  await user.type(field('Importance of 1.2'), '9')
  await user.type(field('Satisfaction of 1.2'), '1{Enter}')
  act(() => screen.getByRole('button', { name: 'Opportunity' }).focus())
  await user.keyboard('{Enter}')
  expect(screen.getByRole('columnheader', { name: 'Opportunity' })).toHaveAttribute('aria-sort', 'descending')
  expect(rows()[0]).toHaveTextContent('1.2')
})

test('an outcome is added to an initiative from its row, by keyboard', async () => {
  const { user } = await open()
  const add = () => screen.queryByRole('button', { name: 'Add 1.1 to an initiative' })
  expect(add()).not.toBeInTheDocument()
  await user.click(field('Importance of 1.1'))
  await user.tab({ shift: true })
  expect(add()).toHaveFocus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to an initiative' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name of the new initiative' }), 'Planner')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(screen.getByText('1 outcome added to “Planner”.')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Initiatives' }))
  expect(await screen.findByRole('button', { name: 'Planner, medium effect on outcome 1.1' })).toBeVisible()
})

test('a press selects the number, which typing replaces; a second press places the cursor', async () => {
  const { user } = await open()
  await user.type(field('Importance of 1.1'), '8.9{Enter}')
  await user.click(field('Importance of 1.1'))
  await user.keyboard('7')
  expect(field('Importance of 1.1')).toHaveValue('7')
  await user.click(field('Importance of 1.1'))
  await user.keyboard('.5')
  expect(field('Importance of 1.1')).toHaveValue('7.5')
  await user.click(field('Satisfaction of 1.1'))
  await user.pointer({ keys: '[TouchA]', target: field('Importance of 1.1') })
  await user.keyboard('6')
  expect(field('Importance of 1.1')).toHaveValue('6')
})

test('Enter and the arrow keys move in the column', async () => {
  const { user } = await open()
  await user.type(field('Importance of 1.1'), '9{Enter}')
  expect(field('Importance of 1.2')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field('Importance of 1.1')).toHaveFocus()
  await user.tab()
  await user.keyboard('{ArrowDown}4{Enter}')
  expect(field('Satisfaction of 1.2')).toHaveFocus()
  expect(rows()[1]).toHaveTextContent('Importance missing')
})

test('a block of a spreadsheet fills the ratings as one edit, and says what did not fit', async () => {
  const { user, host } = await open()
  await user.click(field('Importance of 1.1'))
  await user.paste('9\t3\r\n8,5\t2\r\n')
  expect(field('Importance of 1.2')).toHaveValue('8.5')
  expect(rows()[0]).toHaveTextContent('15.0High opportunity')
  expect(host.calls.toasts).toEqual(['4 ratings pasted.'])
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(field('Importance of 1.1')).toHaveValue('')
  expect(field('Satisfaction of 1.2')).toHaveValue('')
  await user.click(field('Satisfaction of 1.2'))
  await user.paste('7\n8\n')
  expect(screen.getByText(/1 rating pasted. 1 row below the last outcome did not fit./)).toBeVisible()
  expect(field('Satisfaction of 1.2')).toHaveValue('7')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/did not fit/)).not.toBeInTheDocument()
})

test('a block on another scale is filled in after its scale was chosen', async () => {
  const { user } = await open()
  await user.click(field('Importance of 1.1'))
  await user.paste('84%\t31%\n90%\t20%\n')
  expect(field('Importance of 1.1')).toHaveValue('')
  const question = screen.getByRole('group', { name: 'Scale of the pasted ratings' })
  await user.selectOptions(within(question).getByRole('combobox'), 'Percent, 0 to 100 (84% becomes 8.4)')
  expect(field('Importance of 1.1')).toHaveValue('8.4')
  expect(field('Satisfaction of 1.2')).toHaveValue('2')
  expect(question).not.toBeInTheDocument()
})

test('an invalid number stays typed if a block fills the other column', async () => {
  const { user } = await open()
  await user.type(field('Importance of 1.1'), '11')
  await user.click(field('Satisfaction of 1.1'))
  await user.paste('7\n8\n')
  expect(field('Importance of 1.1')).toHaveValue('11')
  expect(field('Satisfaction of 1.1')).toHaveValue('7')
})

describe('the landscape', () => {
  const openRated = async () => {
    const opened = await open()
    await opened.user.click(field('Importance of 1.1'))
    await opened.user.paste('9\t3\n8\t2\n')
    return opened
  }
  const dot = (name: RegExp) => screen.getByRole('button', { name })

  test('marks dot and row together, by pointer and by keyboard', async () => {
    const { user, container } = await openRated()
    await user.hover(dot(/^1\.2 /))
    expect(rows()[1]).toHaveAttribute('data-pointed')
    await user.unhover(dot(/^1\.2 /))
    await user.click(field('Satisfaction of 1.2'))
    expect(dot(/^1\.2 /)).toHaveAttribute('data-pointed')
    act(() => dot(/^1\.2 /).focus())
    await user.keyboard('{ArrowRight}')
    expect(dot(/^1\.1 Minimize the time it takes to choose a route: 15\.0, High opportunity/)).toHaveFocus()
    expect(rows()[0]).toHaveAttribute('data-pointed')
    expect(
      screen.getByText('Importance 9.0, satisfaction 3.0, opportunity 15.0: high opportunity'),
    ).toBeVisible()
    await user.keyboard('{Enter}')
    expect(field('Importance of 1.1')).toHaveFocus()
    await user.click(dot(/^1\.1 /))
    await user.click(screen.getByRole('button', { name: 'Go to its rating' }))
    await user.keyboard('8')
    expect(field('Importance of 1.1')).toHaveValue('8')
    expect(await axe(container)).toHaveNoViolations()
  })

  test('names the pressed outcome directly below the plot, before the legend', async () => {
    const { user } = await openRated()
    await user.click(dot(/^1\.1 /))
    const link = screen.getByRole('button', { name: 'Go to its rating' })
    expect(link.parentElement).toHaveTextContent(/^1\.1 Minimize the time it takes to choose a route/)
    const legend = screen.getByText('Overserved', { selector: 'dt' })
    expect(link.compareDocumentPosition(legend)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('zooms to the ratings and back', async () => {
    const { user } = await openRated()
    const ticks = () => within(screen.getByRole('img')).getAllByText(/^\d+$/).length
    const whole = ticks()
    await user.click(screen.getByRole('button', { name: 'Zoom to data' }))
    expect(ticks()).toBeLessThan(whole)
    await user.click(screen.getByRole('button', { name: 'Show 0 to 10' }))
    expect(ticks()).toBe(whole)
  })
})

test('a heading names the job step of its outcomes; once they are sorted, each row does', async () => {
  await storeStudy('Commute', [['first'], ['second', 'third']])
  const { user } = openStudio({ path: '/Commute?view=needs' })
  await screen.findByRole('heading', { name: 'Needs for analysis' })
  const headings = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(headings()).toEqual(['1 plan leg 1 of the trip', '2 plan leg 2 of the trip'])
  expect(rows()[2]).not.toHaveTextContent('plan leg 2')
  await user.click(screen.getByRole('button', { name: 'Outcome statement' }))
  expect(headings()).toEqual([])
  expect(rows()[2]).toHaveTextContent('plan leg 2')
})

test('one job step at a time can be shown', async () => {
  await storeStudy('Commute', [['first'], ['second', 'third']])
  const { user } = openStudio({ path: '/Commute?view=needs' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show outcomes of' }), '2')
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toHaveTextContent('2.1')
})

test.each([
  ['a failure', new Error('Broken.'), true],
  ['no connection', new StudioError('cen/offline'), false],
])('respondents that cannot be read after %s: said so is %p', async (_what, failure, isSaid) => {
  await storeStudy('Commute', STATEMENTS)
  memory().rules.held = Promise.reject(failure)
  memory().rules.held.catch(() => {})
  openStudio({ path: '/Commute?view=needs' })
  await screen.findByRole('heading', { name: 'Needs for analysis' })
  await waitFor(() => {
    expect(screen.queryAllByText(/The respondents of this study could not be read/)).toHaveLength(
      isSaid ? 1 : 0,
    )
  })
  expect(field('Importance of 1.1')).toBeEnabled()
})

describe('a survey file', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], chosen: File) => {
    await user.upload(screen.getByLabelText('File of survey results'), chosen)
    return screen.findByRole('dialog')
  }

  test('fills the ratings as one edit, after it was said what was left out', async () => {
    const { user } = await open()
    const dialog = await choose(user, file('Number,Importance,Satisfaction\n1.1,9,3\n1.2,6,0\n7.7,5,5\n'))
    expect(dialog).toHaveTextContent('2 outcomes rated.')
    expect(within(dialog).getByRole('region', { name: /Not in this study/ })).toHaveTextContent('7.7')
    await user.click(within(dialog).getByRole('button', { name: 'Use these ratings' }))
    expect(field('Importance of 1.2')).toHaveValue('6')
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(field('Importance of 1.1')).toHaveValue('')
    expect(field('Importance of 1.2')).toHaveValue('')
  })

  test('shows old and new ratings at their texts before they are used', async () => {
    const { user, container } = await open()
    await user.type(field('Importance of 1.2'), '3')
    await user.type(field('Satisfaction of 1.2'), '4{Enter}')
    const csv = `Number,Outcome statement,Importance,Satisfaction\n2.1,${STATEMENTS[0]?.[1]},9,1\n`
    const dialog = await choose(user, file(csv))
    const preview = within(dialog).getByRole('region', { name: 'Ratings of the file' })
    expect(within(preview).getAllByRole('row')[1]).toHaveTextContent(
      '1.2Minimize the likelihood of a delay3 / 49 / 1Same text, was 2.1',
    )
    expect(await axe(container)).toHaveNoViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Use these ratings' }))
    expect(field('Importance of 1.2')).toHaveValue('9')
  })

  test('warns of outcomes that are recognized by number alone', async () => {
    const { user } = await open()
    const dialog = await choose(user, file('1.1 importance,1.1 satisfaction\n5,1\n'))
    expect(within(dialog).getByRole('note')).toHaveTextContent('1 outcome was recognized by number alone.')
  })

  test('whose headings name a scale says how it is read, and can be read otherwise', async () => {
    const { user } = await open()
    const csv = `Outcome,Importance (1-5),Satisfaction (1-5)\n${STATEMENTS[0]?.[0]},4.2,3\n`
    const dialog = await choose(user, file(csv))
    expect(dialog).toHaveTextContent('Importance (1-5): 4.2 is the mean of a five-point scale, read as 8.0.')
    expect(within(dialog).getByRole('row', { name: /8 \/ 5/ })).toBeVisible()
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Scale of the ratings' }),
      '0 to 10 (4.2 becomes 4.2)',
    )
    expect(await within(dialog).findByRole('row', { name: /4\.2 \/ 3/ })).toBeVisible()
    expect(dialog).toHaveTextContent('Importance (1-5): 4.2 is a rating from 0 to 10, read as 4.2.')
  })

  test('with numbers up to 100 asks for their scale', async () => {
    const { user } = await open()
    const csv = `Outcome,Importance,Satisfaction\n${STATEMENTS[0]?.[0]},84,31\n`
    const dialog = await choose(user, file(csv))
    expect(within(dialog).queryByRole('button', { name: 'Use these ratings' })).not.toBeInTheDocument()
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Scale of the ratings' }),
      'Percent, 0 to 100 (84 becomes 8.4)',
    )
    await user.click(await within(dialog).findByRole('button', { name: 'Use these ratings' }))
    expect(field('Importance of 1.1')).toHaveValue('8.4')
    expect(field('Satisfaction of 1.1')).toHaveValue('3.1')
  })

  describe('with a row per person', () => {
    const [CHOOSE = '', DELAY = ''] = STATEMENTS[0] ?? []
    const columns = (text: string) => `${text} (importance),${text} (satisfaction)`
    const answers = [
      `Role,E-mail,${columns(CHOOSE)},${columns('Minimize the cost of a ticket')}`,
      'Nurse,ada@example.com,5,1,3,3',
      'Nurse,ben@example.com,4,2,3,3',
      'Doctor,cyd@example.com,4,5,3,3',
      'Doctor,dot@example.com,1,1,3,3',
    ].join('\n')
    const panel = () => screen.findByRole('region', { name: 'Respondents' })

    test('names scale, definition, personal columns, removed and new statements', async () => {
      const { user, container } = await open()
      const dialog = await choose(user, file(answers))
      expect(dialog).toHaveTextContent(
        'The answers in this file go from 1 to 5. Importance and satisfaction are ten times the share of respondents with answers 4 and 5 of 1 to 5.',
      )
      expect(dialog).toHaveTextContent('Left out, because they can identify a person: E-mail.')
      expect(within(dialog).getByRole('region', { name: /^Not in this study/ })).toHaveTextContent('ticket')
      expect(within(dialog).getByRole('region', { name: /^In this study, but not/ })).toHaveTextContent(DELAY)
      // 3 of 4 important, 1 of 4 satisfied: 7.5 + 5.
      const preview = within(dialog).getByRole('region', { name: 'Ratings of the file' })
      expect(preview).toHaveTextContent('7.5 / 2.512.5 (2.0 to 18.0), n 4')
      expect(await axe(container)).toHaveNoViolations()
    })

    test('stores the answers beside the study, which one action deletes again', async () => {
      const { user } = await open()
      const dialog = await choose(user, file(answers))
      await user.click(within(dialog).getByRole('button', { name: 'Use these ratings' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(field('Importance of 1.1')).toHaveValue('7.5')
      expect(await panel()).toHaveTextContent(
        /^Respondents: 4, imported on .*, answers from 1 to 5, with Role\./,
      )
      // 0.5 more of each combination: N = 6, mean 1, mean of squares 2, error 1.96 × √(1 / 6) = 0.80.
      expect(await screen.findByText('2.0 to 18.0, n 4')).toBeVisible()
      expect(screen.getByText(/respondents with answers 4 and 5 of 1 to 5\. Below each score/)).toBeVisible()
      await user.click(within(await panel()).getByRole('button', { name: 'Delete respondents' }))
      const question = await screen.findByRole('alertdialog')
      await user.click(within(question).getByRole('button', { name: 'Delete respondents' }))
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Respondents' })).not.toBeInTheDocument(),
      )
      expect(field('Importance of 1.1')).toHaveValue('7.5')
    })

    test('takes a personal column only if the member says so', async () => {
      const { user } = await open()
      const dialog = await choose(user, file(answers))
      await user.click(within(dialog).getByText('Columns about the respondents'))
      await user.click(within(dialog).getByRole('checkbox', { name: 'E-mail' }))
      expect(await within(dialog).findByText(/You take columns that can identify a person/)).toBeVisible()
      await user.click(within(dialog).getByRole('button', { name: 'Use these ratings' }))
      expect(await panel()).toHaveTextContent('with Role, E-mail')
    })

    test('changes no rating if the answers cannot be stored, and can be tried again', async () => {
      const { user } = await open()
      const dialog = await choose(user, file(answers))
      memory().rules.failures.push(new Error('No connection.'))
      await user.click(within(dialog).getByRole('button', { name: 'Use these ratings' }))
      expect(
        await within(dialog).findByText(/The answers were not stored, and no rating was changed/),
      ).toBeVisible()
      expect((await stored())[0]).toBeUndefined()
      await user.click(within(dialog).getByRole('button', { name: 'Use these ratings' }))
      expect(await panel()).toHaveTextContent('Respondents: 4')
    })

    test('takes the ratings alone if the member does not want the answers stored', async () => {
      const { user } = await open()
      const dialog = await choose(user, file(answers))
      await user.click(within(dialog).getByRole('checkbox', { name: 'Store the answers of 4 respondents' }))
      await user.click(within(dialog).getByRole('button', { name: 'Use these ratings' }))
      await waitFor(() => expect(field('Importance of 1.1')).toHaveValue('7.5'))
      expect(screen.queryByRole('region', { name: 'Respondents' })).not.toBeInTheDocument()
    })

    test('can be stopped while it is read', async () => {
      const { user } = await open()
      const held = Promise.withResolvers<ArrayBuffer>()
      const slow = Object.assign(file(answers), { arrayBuffer: () => held.promise })
      await user.upload(screen.getByLabelText('File of survey results'), slow)
      await user.click(await screen.findByRole('button', { name: /Stop reading/ }))
      expect(screen.getByRole('button', { name: 'Import survey results' })).toBeEnabled()
      held.resolve(new ArrayBuffer(0))
      await act(async () => {})
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    test('stays closed after Cancel while the file is read on another scale', async () => {
      const { user } = await open()
      const reads = [Promise.withResolvers<ArrayBuffer>(), Promise.withResolvers<ArrayBuffer>()]
      const bytes = await file(answers).arrayBuffer()
      const [first, second] = reads
      const slow = Object.assign(file(answers), { arrayBuffer: () => reads.shift()?.promise })
      first?.resolve(bytes)
      const dialog = await choose(user, slow)
      await user.selectOptions(
        within(dialog).getByRole('combobox', { name: 'Scale of the answers' }),
        '1 to 7',
      )
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      second?.resolve(bytes)
      // The file is read in several steps.
      for (let step = 0; step < 20; step += 1) await act(async () => {})
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Import survey results' })).toBeEnabled()
    })

    test('asks for a scale that it does not show', async () => {
      const { user } = await open()
      const dialog = await choose(user, file(`${columns(CHOOSE)}\n0,1\n1,0\n`))
      expect(dialog).toHaveTextContent(
        'The answers in this file go from 0 to 1. Choose the scale of the answers.',
      )
      expect(within(dialog).queryByRole('button', { name: 'Use these ratings' })).not.toBeInTheDocument()
      await user.selectOptions(
        within(dialog).getByRole('combobox', { name: 'Scale of the answers' }),
        '0 to 10',
      )
      expect(await within(dialog).findByRole('button', { name: 'Use these ratings' })).toBeVisible()
    })
  })

  test.each([
    ['of another layout', file('a,b\n1,2\n'), 'No ratings were found'],
    ['that is empty', file(''), 'This file is empty.'],
    ['that is no workbook', file('PK\u0003\u0004 broken', 'survey.xlsx'), 'damaged'],
  ])('%s is refused in words, and nothing changes', async (_what, chosen, words) => {
    const { user } = await open()
    const dialog = await choose(user, chosen)
    expect(dialog).toHaveAccessibleName('This file cannot be used')
    expect(dialog).toHaveTextContent(words)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved$|^$/)
  })
})

test('a study without statements says what to do first, and leads there', async () => {
  await storeStudy('Commute', [])
  const { user } = openStudio({ path: '/Commute?view=needs' })
  expect(await screen.findByRole('heading', { name: 'Nothing to rate yet' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Write outcome statements' }))
  expect(await screen.findByRole('heading', { name: 'No job steps yet' })).toBeVisible()
})
