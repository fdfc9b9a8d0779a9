import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'

const REDUCE = 'Reduce the time it takes to board when a train arrives'
const REDUCED = 'Use "Minimize" for the direction, so that all statements read alike.'
const VAGUE = '"reliable" means different things to different readers. Say what is measured.'
const EASY = 'Minimize the time it takes to find a reliable bus when leaving'
const field = (name: string) => screen.findByRole('textbox', { name })
const panel = () => within(screen.getByRole('region', { name: 'Remarks' }))

const stored = async () => {
  const { content: study } = await memory().studies.load('Commute')
  return study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
}

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
    await memory().studies.save({
      docName: 'Commute',
      content: { ...study, jobSteps },
      basedOnRevision: null,
    })
    setWide(true)
    openStudio({ path: '/Commute' })
    const outline = within(await screen.findByRole('navigation', { name: 'Outline' }))
    expect(outline.getByRole('button', { name: /^1 Locate/ })).toBeVisible()
    expect(outline.getByRole('button', { name: /^2 Untitled step/ })).toBeVisible()
  })

  test('each remark is in the panel alone, describes its field, and leads to the words', async () => {
    const { user } = await openWide([[REDUCE, EASY]])
    const statement = await field('Outcome statement 1.2')
    expect(screen.getAllByText(VAGUE)).toHaveLength(1)
    expect(statement).toHaveAccessibleDescription(/Warning: "reliable" means/)
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
    expect(panel().queryByText(REDUCED)).not.toBeInTheDocument()
    await user.click(hints)
    expect(panel().getByText(REDUCED)).toBeVisible()
  })

  test('focus goes to the text after a suggestion is taken', async () => {
    const { user } = await openWide([[REDUCE]])
    await user.click(panel().getByRole('button', { name: 'Use "Minimize"' }))
    const statement = await field('Outcome statement 1.1')
    expect(statement).toHaveValue(REDUCE.replace('Reduce', 'Minimize'))
    expect(statement).toHaveFocus()
    await waitFor(() => expect(panel().queryByText(REDUCED)).not.toBeInTheDocument())
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

  describe('a rule with remarks on several texts', () => {
    const BUS = 'Reduce the cost of a ticket when a bus leaves'
    const RAIN = 'Decrease the likelihood of delays when it rains'
    const openReduced = () =>
      openWide([
        [REDUCE, BUS],
        [RAIN, EASY],
      ])
    const place = (name: string) =>
      panel().getByRole('button', { name: new RegExp(`^Outcome statement ${name}: Use "Minimize"`) })

    test('is one entry with one sentence, and a way to the words of each text', async () => {
      const { user, container } = await openReduced()
      expect(panel().getAllByText(/^Use "Minimize" for the direction/)).toHaveLength(1)
      expect(await field('Outcome statement 1.2')).toHaveAccessibleDescription(/Warning: Use "Minimize"/)
      await user.click(place('2.1'))
      const statement = await field('Outcome statement 2.1')
      expect(statement).toHaveFocus()
      if (!(statement instanceof HTMLTextAreaElement)) throw new Error('No text area')
      expect(statement.value.slice(statement.selectionStart, statement.selectionEnd)).toBe('Decrease')
      expect(place('2.1')).toHaveAttribute('aria-current', 'true')
      expect(await axe(container)).toHaveNoViolations()
    })

    test('offers for the focused text what concerns it alone, by keyboard too', async () => {
      const { user } = await openReduced()
      expect(panel().queryByRole('button', { name: 'Dismiss warning O2' })).not.toBeInTheDocument()
      await user.click(await field('Outcome statement 1.2'))
      await user.keyboard('{Alt>}{Enter}{/Alt}')
      expect(panel().getByRole('button', { name: 'Use "Minimize"' })).toHaveFocus()
      await user.keyboard('{Enter}')
      expect(await field('Outcome statement 1.2')).toHaveValue(BUS.replace('Reduce', 'Minimize'))
      await waitFor(() =>
        expect(panel().queryByRole('button', { name: /^Outcome statement 1\.2: Use/ })).toBeNull(),
      )
      await user.click(await field('Outcome statement 1.1'))
      await user.click(panel().getByRole('button', { name: 'Dismiss warning O2' }))
      await user.click(panel().getByRole('button', { name: 'False alarm' }))
      expect(await field('Outcome statement 1.1')).toHaveFocus()
      expect(await panel().findByText('1 dismissed')).toBeVisible()
    })

    test('is fixed in all texts by one edit', async () => {
      const { user, host } = await openReduced()
      const fixAll = panel().getByRole('button', { name: 'Fix all 3 texts by O2' })
      expect(fixAll).toHaveAccessibleDescription('Changes 3 texts: Use "Minimize". You can undo it.')
      await user.click(fixAll)
      expect(host.calls.toasts).toEqual(['O2 fixed in 3 texts.'])
      expect(await field('Outcome statement 2.1')).toHaveValue(RAIN.replace('Decrease', 'Minimize'))
      await waitFor(() => expect(panel().queryByText(REDUCED)).not.toBeInTheDocument())
    })

    test('is dismissed in all texts by one edit, and in each text until that changes', async () => {
      const { user, container, host } = await openReduced()
      await user.click(panel().getByRole('button', { name: 'Dismiss all 3 warnings O2' }))
      expect(panel().getByRole('textbox', { name: 'Why do they not apply here?' })).toHaveFocus()
      expect(await axe(container)).toHaveNoViolations()
      await user.keyboard('House style{Enter}')
      expect(panel().queryByText(REDUCED)).not.toBeInTheDocument()
      expect(screen.getByRole('heading', { name: 'Remarks' })).toHaveFocus()
      expect(host.calls.toasts).toEqual(['Remark O2 dismissed in 3 texts.'])
      await user.click(await panel().findByText('3 dismissed'))
      expect(panel().getByText('Dismissed: House style')).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(async () =>
        expect((await stored()).map(({ dismissals }) => dismissals)).toEqual([
          [{ ruleId: 'O2', text: REDUCE, reason: 'House style' }],
          [{ ruleId: 'O2', text: BUS, reason: 'House style' }],
          [{ ruleId: 'O2', text: RAIN, reason: 'House style' }],
          undefined,
        ]),
      )
      await user.type(await field('Outcome statement 1.1'), '!')
      expect(await panel().findByText(REDUCED)).toBeVisible()
      expect(await panel().findByText('2 dismissed')).toBeVisible()
    })

    test('is back after one Undo of its dismissal, and by Restore', async () => {
      const { user } = await openReduced()
      const dismissAll = async () => {
        await user.click(await panel().findByRole('button', { name: 'Dismiss all 3 warnings O2' }))
        await user.click(panel().getByRole('button', { name: 'False alarm' }))
        await panel().findByText('3 dismissed')
      }
      await dismissAll()
      await user.click(screen.getByRole('button', { name: /^Undo/ }))
      await dismissAll()
      await user.click(panel().getByText('3 dismissed'))
      await user.click(panel().getByRole('button', { name: 'Restore O2' }))
      expect(await panel().findByRole('button', { name: 'Dismiss all 3 warnings O2' })).toBeVisible()
    })

    test('names the first of many texts, and all on request', async () => {
      const many = Array.from(
        { length: 90 },
        (_, at) => `Reduce the number of seats ${at} taken when a train leaves`,
      )
      const { user } = await openWide([many])
      expect(panel().getAllByText(REDUCED)).toHaveLength(1)
      expect(panel().queryByRole('button', { name: /^Outcome statement 1\.80: Use "Min/ })).toBeNull()
      await user.click(panel().getAllByRole('button', { name: 'and 78 more' })[0] ?? document.body)
      expect(place('1.80')).toBeVisible()
    })
  })
})

describe('on a narrow screen', () => {
  test('remarks stay below their texts, and one click on "Why?" gives reason and examples', async () => {
    await storeStudy('Commute', [[REDUCE]])
    const { user } = openStudio({ path: '/Commute' })
    const list = within((await screen.findByText(REDUCED)).closest('ul') ?? document.body)
    expect(screen.queryByRole('navigation', { name: 'Outline' })).not.toBeInTheDocument()
    await user.click(list.getByRole('button', { name: 'Why?' }))
    const why = within(screen.getByRole('note', { name: 'Why O2' }))
    expect(await why.findByText('Use Minimize or Increase')).toBeVisible()
    expect(why.getByText('Minimize the cost of a repair when a part breaks')).toBeVisible()
    expect(why.getByText('Reduce the cost of a repair when a part breaks')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Remarks: / }))
    expect(panel().getByRole('button', { name: /^\d+ warnings?$/ })).toHaveAttribute('aria-pressed', 'false')
  })
  test('a rule with remarks on several texts is dismissed in all of them above the steps', async () => {
    await storeStudy('Commute', [[EASY, EASY.replace('bus', 'train')]])
    const { user } = openStudio({ path: '/Commute' })
    await user.click(await screen.findByRole('button', { name: /^Remarks: / }))
    await user.click(await screen.findByText(/ with (?:other )?remarks on several texts$/))
    await user.click(panel().getByRole('button', { name: 'Dismiss all 2 warnings O6' }))
    await user.click(panel().getByRole('button', { name: 'Term used in our field' }))
    expect(screen.queryByText(VAGUE)).not.toBeInTheDocument()
    expect(screen.getAllByText('1 dismissed')).toHaveLength(2)
  })
})
