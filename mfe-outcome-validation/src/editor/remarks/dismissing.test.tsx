import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import type { AutomationRequest, OutcomeAutomationResult } from '@outcome-studio/shared/domain/automation'
import {
  checkStudy,
  checkWholeStudy,
  createRuleSet,
  mergeRules,
  parseRulesConfig,
  usableRules,
  VER_LEXER,
} from '@outcome-studio/shared/domain/checker'
import { createReadable, type HostServices } from '@outcome-studio/shared/feature'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

/** What the checker says about the first of these. */
const REDUCED = 'Use "Minimize" for the direction, so that all statements read alike.'
const REDUCE = 'Reduce the time it takes to board when a train arrives'
const MINIMIZE = 'Minimize the time it takes to board when a train arrives'
const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const about = () => within(screen.getByRole('region', { name: 'Remarks' }))

async function openCommute(steps: readonly (readonly string[])[], toolsAdmin = false) {
  await storeStudy('Commute', steps)
  const access = createReadable({ unrestricted: true, toolsAdmin })
  const view = openStudio({ path: '/Commute', access })
  await field('Study name')
  // The remarks about the study, of which there are some in each of these tests.
  await view.user.click(await screen.findByRole('button', { name: /^Remarks: / }))
  return view
}

describe('a remark', () => {
  test('is dismissed with a reason, stays so with the study, and is brought back', async () => {
    const { user, container } = await openCommute([[REDUCE]])
    const statement = await field('Outcome statement 1.1')
    expect(statement).toHaveAccessibleDescription(/Warning Use "Minimize"/)
    await user.click(button('Dismiss warning O2'))
    const form = screen.getByRole('form', { name: 'Dismiss Warning O2' })
    expect(within(form).getByRole('textbox', { name: 'Why does it not apply here?' })).toHaveFocus()
    expect(await axe(form)).toHaveNoViolations()
    await user.keyboard('Our house style{Enter}')
    expect(statement).toHaveFocus()
    expect(screen.queryByText(REDUCED)).not.toBeInTheDocument()
    expect(screen.getByText('1 dismissed')).toBeVisible()
    await user.click(button('Save'))
    await waitFor(async () => {
      const { content: study } = await memory().studies.load('Commute')
      expect(study.jobSteps[0]?.outcomeStatements[0]?.dismissals).toEqual([
        { ruleId: 'O2', text: REDUCE, reason: 'Our house style' },
      ])
    })
    await user.click(screen.getByText('1 dismissed'))
    expect(screen.getByText('Dismissed: Our house style')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(button('Restore O2'))
    expect(screen.getByText(REDUCED)).toBeVisible()
    expect(statement).toHaveFocus()
  })

  test.each([
    ['on one text', [[REDUCE]], 'Dismiss warning O2', 'Remark O2 dismissed.'],
    [
      'on several texts',
      [[REDUCE, `${REDUCE} late`]],
      'Dismiss all 2 warnings O2',
      'Remark O2 dismissed in 2 texts.',
    ],
  ])('%s is brought back by the button of its notice', async (_where, steps, name, message) => {
    const toasts: { readonly message: string; readonly undo: (() => void) | undefined }[] = []
    const toast: HostServices['toast'] = (text, options) =>
      void toasts.push({ message: text, undo: options?.action?.onAction })
    await storeStudy('Commute', steps)
    const { user } = openStudio({ path: '/Commute', toast })
    await user.click(await screen.findByRole('button', { name: /^Remarks: / }))
    await user.click(await screen.findByRole('button', { name }))
    await user.click(button('False alarm'))
    await waitFor(() => expect(screen.queryByText(REDUCED)).not.toBeInTheDocument())
    expect(toasts.map((each) => each.message)).toEqual([message])
    act(() => toasts[0]?.undo?.())
    expect((await screen.findAllByText(REDUCED))[0]).toBeVisible()
  })

  test('counts again once the text changes, and is dismissed again when that is taken back', async () => {
    const { user } = await openCommute([[REDUCE]])
    await user.click(button('Dismiss warning O2'))
    await user.click(button('Term used in our field'))
    expect(screen.queryByText(REDUCED)).not.toBeInTheDocument()
    await user.type(await field('Outcome statement 1.1'), 's')
    expect(await screen.findByText(REDUCED)).toBeVisible()
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(screen.queryByText(REDUCED)).not.toBeInTheDocument())
  })

  test('keeps its place where the dismissal is called off, and asks for a reason', async () => {
    const { user } = await openCommute([[REDUCE]])
    await user.click(button('Dismiss warning O2'))
    await user.click(button('Dismiss remark'))
    expect(screen.getByRole('form', { name: 'Dismiss Warning O2' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(button('Dismiss warning O2')).toHaveFocus()
    expect(screen.getByText(REDUCED)).toBeVisible()
  })
})

describe('the remarks about the study', () => {
  test('what concerns the whole study stands in one place, with the way to each text', async () => {
    const { user, container } = await openCommute([[MINIMIZE, 'x', MINIMIZE]])
    expect(about().getByText(/The study has 1 job step;/)).toBeVisible()
    expect(about().getByText(/^No job step has a category yet/)).toBeVisible()
    await user.click(about().getByRole('button', { name: /^Outcome statement 1\.3: This says the same/ }))
    expect(await field('Outcome statement 1.3')).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a remark about the whole study is dismissed there', async () => {
    const { user } = await openCommute([[MINIMIZE]])
    await user.click(about().getByRole('button', { name: 'Dismiss hint S1' }))
    await user.click(button('Agreed with the team'))
    expect(about().queryByRole('button', { name: 'Dismiss hint S1' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Remarks' })).toHaveFocus()
    expect(about().getByText('1 dismissed')).toBeVisible()
  })

  test('one rule’s suggestions are taken in all texts, and taken back as one edit', async () => {
    const { user } = await openCommute([[REDUCE, MINIMIZE], ['Decrease the cost of a ticket when leaving']])
    await user.click(about().getByRole('button', { name: 'Fix all 2 texts by O2' }))
    expect(await field('Outcome statement 1.1')).toHaveValue(MINIMIZE)
    expect(await field('Outcome statement 2.1')).toHaveValue('Minimize the cost of a ticket when leaving')
    await waitFor(() => expect(about().queryByText(/Fix all/)).not.toBeInTheDocument())
    await user.click(button(/^Undo/))
    expect(await field('Outcome statement 1.1')).toHaveValue(REDUCE)
    expect(await field('Outcome statement 2.1')).toHaveValue('Decrease the cost of a ticket when leaving')
  })
})

/** As the server would. */
function runLocally(request: AutomationRequest): OutcomeAutomationResult {
  if (request.automationEntity !== 'study') throw new Error('Only studies are validated here.')
  const organization = usableRules(memory().rules.stored({ kind: 'organization' }) ?? null) ?? {}
  const rules = createRuleSet(mergeRules(organization, parseRulesConfig(request.configJSON ?? '{}')))
  const check = request.only === 'wholeStudy' ? checkWholeStudy : checkStudy
  return { remarks: check(request.input, rules), verLexer: VER_LEXER }
}

describe('custom rules', () => {
  const PATTERN = {
    id: 'no-trains',
    entities: ['outcomeStatement'],
    severity: 'error',
    pattern: 'train',
    message: 'Trains are a solution.',
  }

  const ORGANIZATION = { kind: 'organization' } as const

  test('of the organization are followed for every member, and as they change', async () => {
    memory().rules.store(ORGANIZATION, { patterns: [PATTERN] })
    await openCommute([[REDUCE]])
    expect(await screen.findByText('Trains are a solution.')).toBeVisible()
    act(() => memory().rules.store(ORGANIZATION, { patterns: [{ ...PATTERN, message: 'No trains here.' }] }))
    expect(await screen.findByText('No trains here.')).toBeVisible()
    act(() => memory().rules.store(ORGANIZATION, '{}'))
    await waitFor(() => expect(screen.queryByText('No trains here.')).not.toBeInTheDocument())
    expect(screen.getByText(REDUCED)).toBeVisible()
  })

  test('of the organization are applied once the connection is there', async () => {
    const connection = Promise.withResolvers<void>()
    memory().rules.store(ORGANIZATION, { patterns: [PATTERN] })
    memory().rules.held = connection.promise
    await openCommute([[REDUCE]])
    expect(await screen.findByText(REDUCED)).toBeVisible()
    expect(screen.queryByText(/custom rules could not be read/)).not.toBeInTheDocument()
    await act(async () => connection.resolve())
    expect(await screen.findByText('Trains are a solution.')).toBeVisible()
  })

  test('of the organization that are malformed are left out, and a member is told who can fix them', async () => {
    memory().rules.store(ORGANIZATION, '{')
    await openCommute([[REDUCE]])
    expect(await screen.findByText(/custom rules of your organization have problems/)).toHaveTextContent(
      'Your tools admin can fix them.',
    )
    expect(screen.getByText(REDUCED)).toBeVisible()
    act(() => memory().rules.store(ORGANIZATION, { patterns: [PATTERN] }))
    expect(await screen.findByText('Trains are a solution.')).toBeVisible()
    expect(screen.queryByText(/have problems/)).not.toBeInTheDocument()
  })

  test.each([
    ['are not open to a member without a verified e-mail, which is no fault', 'permission-denied', 0],
    ['cannot be read, which is said', 'internal', 1],
  ])('of the organization %s', async (_what, code, notices) => {
    memory().rules.failures.push(Object.assign(new Error('Refused.'), { code }))
    await openCommute([[REDUCE]])
    expect(await screen.findByText(REDUCED)).toBeVisible()
    await waitFor(() => expect(memory().rules.failures).toEqual([]))
    expect(screen.queryAllByText(/custom rules could not be read/)).toHaveLength(notices)
  })

  test('of the study and the organization are followed for tools admins', async () => {
    memory().rules.store(ORGANIZATION, { patterns: [PATTERN] })
    memory().rules.store({ kind: 'study', docName: 'Commute' }, { rules: { O2: { off: true } } })
    await openCommute([[REDUCE]], true)
    expect(await screen.findByText('Trains are a solution.')).toBeVisible()
    expect(screen.queryByText(REDUCED)).not.toBeInTheDocument()
  })

  test('of a study go with the validation, which counts nothing that was dismissed', async () => {
    memory().rules.store(ORGANIZATION, { words: { brands: ['Boarding'] } })
    memory().rules.store({ kind: 'study', docName: 'Commute' }, { patterns: [PATTERN] })
    const { user } = await openCommute([[REDUCE]], true)
    const sent: AutomationRequest[] = []
    memory().runAutomation = async (request) => {
      sent.push(request)
      return runLocally(request)
    }
    await user.click(await screen.findByRole('button', { name: 'Dismiss error no-trains' }))
    await user.click(button('Agreed with the team'))
    await user.click(button('Run validation'))
    expect(await screen.findByText(/^Validated 3 texts: .*warning/)).not.toHaveTextContent(/error/)
    expect(JSON.parse(sent[0]?.configJSON ?? '')).toEqual({ patterns: [PATTERN] })
  })

  test('of a study are never asked for by anybody else, nor sent', async () => {
    memory().rules.store(ORGANIZATION, { rules: { O17: { off: true } } })
    memory().rules.store({ kind: 'study', docName: 'Commute' }, { patterns: [PATTERN] })
    const { user } = await openCommute([[REDUCE]])
    const sent: AutomationRequest[] = []
    memory().runAutomation = async (request) => {
      sent.push(request)
      return runLocally(request)
    }
    await user.click(button('Run validation'))
    await screen.findByText(/^Validated 3 texts/)
    expect(sent[0]).not.toHaveProperty('configJSON')
    expect(screen.queryByText('Trains are a solution.')).not.toBeInTheDocument()
  })

  test('with problems in them are left out, and that is said', async () => {
    memory().rules.store({ kind: 'study', docName: 'Commute' }, '{')
    await openCommute([[REDUCE]], true)
    expect(await screen.findByText(/The custom rules of this study have problems/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Fix them' })).toHaveAttribute(
      'href',
      '/outcome-validation-admin/Commute',
    )
    expect(screen.getByText(REDUCED)).toBeVisible()
  })
})
