import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'

const REDUCE = 'Reduce the time it takes to board when a train arrives'
const EASY = 'Minimize the time it takes to find a reliable bus when leaving'
const field = (name: string) => screen.findByRole('textbox', { name })
const panel = () => within(screen.getByRole('region', { name: 'Remarks' }))

/** As in a window of this width. */
const setWide = (matches: boolean) => void Object.assign(globalThis, { matchMedia: () => ({ matches }) })

const scrollIntoView = jest.fn()

beforeEach(() => {
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView })
  localStorage.clear()
  resetMemory()
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

async function openWide(steps: readonly (readonly string[])[]) {
  setWide(true)
  await storeStudy('Commute', steps)
  const view = openStudio({ path: '/Commute' })
  await field('Study name')
  return view
}

describe('on a wide screen', () => {
  test('the outline leads to each step and shows its statements and worst remark', async () => {
    const { user, container } = await openWide([[REDUCE], [EASY, '']])
    const outline = within(screen.getByRole('navigation', { name: 'Outline' }))
    const second = outline.getByRole('button', { name: /^2 plan leg 2 of the trip \(2 statements/ })
    expect(outline.getByRole('button', { name: /^1 plan leg 1/ })).toHaveAttribute('aria-current')
    await user.click(second)
    expect(await field('Job step 2')).toHaveFocus()
    expect(scrollIntoView).toHaveBeenCalled()
    expect(second).toHaveAttribute('aria-current')
    expect(second).toHaveAccessibleName(/worst remark: warning/)
    act(() => second.focus())
    await user.keyboard('{ArrowUp}{Enter}')
    expect(await field('Job step 1')).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('the outline names a step without a text by its category', async () => {
    const study = exampleStudy('Commute', [[REDUCE], []])
    const jobSteps = study.jobSteps.map((step, at) => ({
      ...step,
      userInput: '',
      category: at === 0 ? ('Locate' as const) : null,
    }))
    await memory().studies.save({ docName: 'Commute', study: { ...study, jobSteps }, basedOnRevision: null })
    setWide(true)
    openStudio({ path: '/Commute' })
    const outline = within(await screen.findByRole('navigation', { name: 'Outline' }))
    expect(outline.getByRole('button', { name: /^1 Locate/ })).toBeVisible()
    expect(outline.getByRole('button', { name: /^2 Untitled step/ })).toBeVisible()
  })

  test('each remark is in the panel alone, describes its field, and leads to the words', async () => {
    const { user } = await openWide([[REDUCE, EASY]])
    const statement = await field('Outcome statement 1.2')
    expect(screen.getAllByText('Warning O6')).toHaveLength(1)
    expect(statement).toHaveAccessibleDescription(/Warning O6/)
    await user.click(panel().getByRole('button', { name: '1.2' }))
    expect(statement).toHaveFocus()
    if (!(statement instanceof HTMLTextAreaElement)) throw new Error('No text area')
    expect(statement.value.slice(statement.selectionStart, statement.selectionEnd)).toBe('reliable')
  })

  test('the counts show only the remarks of their severity', async () => {
    const { user } = await openWide([[REDUCE]])
    const hints = panel().getByRole('button', { name: /^\d+ hints?$/ })
    await user.click(hints)
    expect(hints).toHaveAttribute('aria-pressed', 'true')
    expect(panel().queryByText('Warning O2')).not.toBeInTheDocument()
    await user.click(hints)
    expect(panel().getByText('Warning O2')).toBeVisible()
  })

  test('focus goes to the text after a suggestion is taken', async () => {
    const { user } = await openWide([[REDUCE]])
    await user.click(panel().getByRole('button', { name: 'Use "Minimize"' }))
    const statement = await field('Outcome statement 1.1')
    expect(statement).toHaveValue(REDUCE.replace('Reduce', 'Minimize'))
    expect(statement).toHaveFocus()
    await waitFor(() => expect(panel().queryByText('Warning O2')).not.toBeInTheDocument())
  })

  test('F8 goes from remark to remark, and around', async () => {
    const { user } = await openWide([[EASY]])
    const statement = await field('Outcome statement 1.1')
    await user.click(panel().getByRole('button', { name: /^\d+ warnings?$/ }))
    await user.click(statement)
    const visit = async (keys: string) => {
      await user.keyboard(keys)
      return document.activeElement
    }
    expect(await visit('{F8}')).toBe(statement)
    expect(await screen.findByText(/^Outcome statement 1\.1, warning O6: /)).toBeInTheDocument()
    await visit('{F8}')
    expect(screen.getByText(/^Back at the first remark\. /)).toBeInTheDocument()
    expect(await visit('{Shift>}{F8}{/Shift}')).toBe(statement)
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    expect(panel().getByRole('button', { name: '1.1' })).toHaveFocus()
  })

  test('a long study shows the remarks around the focused text, and more on request', async () => {
    const many = Array.from(
      { length: 90 },
      (_, at) => `Reduce the number of seats ${at} taken when a train leaves`,
    )
    const { user } = await openWide([many])
    expect(panel().queryByRole('button', { name: '1.80' })).not.toBeInTheDocument()
    await user.click(panel().getByRole('button', { name: 'Show more' }))
    expect(panel().getAllByText('Warning O2').length).toBeLessThan(90)
    await user.click(await field('Outcome statement 1.80'))
    expect(panel().getByRole('button', { name: '1.80' })).toBeVisible()
    expect(panel().queryByRole('button', { name: '1.1' })).not.toBeInTheDocument()
  })
})

describe('on a narrow screen', () => {
  test('remarks stay below their texts, and one click on "Why?" gives reason and examples', async () => {
    await storeStudy('Commute', [[REDUCE]])
    const { user } = openStudio({ path: '/Commute' })
    const list = within((await screen.findByText('Warning O2')).closest('ul') ?? document.body)
    expect(screen.queryByRole('navigation', { name: 'Outline' })).not.toBeInTheDocument()
    await user.click(list.getByRole('button', { name: 'Why?' }))
    const why = within(screen.getByRole('note', { name: 'Why O2' }))
    expect(why.getByText('Use Minimize or Increase')).toBeVisible()
    expect(why.getByText('Minimize the cost of a repair when a part breaks')).toBeVisible()
    expect(why.getByText('Reduce the cost of a repair when a part breaks')).toBeVisible()
    expect(panel().getByRole('button', { name: /^\d+ warnings?$/ })).toHaveAttribute('aria-pressed', 'false')
  })
})
