import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { RULES } from '@outcome-studio/shared/domain/checker'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openAdmin } from '../testing/openAdmin.tsx'
import { storeStudy } from '../testing/storeStudy.ts'

const ORGANIZATION = { kind: 'organization' } as const
const COMMUTE = { kind: 'study', docName: 'Commute' } as const
const PATTERN = {
  id: 'no-tbd',
  entities: ['outcomeStatement'],
  severity: 'error',
  pattern: '\\bTBD\\b',
  message: 'Decide this.',
}

const outcomeRules = RULES.filter(({ id, entities }) => id.startsWith('O') && !entities.includes('study'))

beforeEach(() => resetMemory())

const button = (name: string) => screen.getByRole('button', { name })
const opened = () => screen.findByRole('heading', { name: 'Rules of the method' })
const status = () => screen.getByRole('status')
const switchOf = (name: RegExp) => screen.getByLabelText(name)
const columnOf = (column: string) => within(screen.getByRole('region', { name: column }))
const jsonField = () => screen.findByRole('textbox', { name: 'Rules as JSON' })
/** Sets the text like a paste. Typing braces with user-event is slow. */
const putText = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('the organization’s rules', () => {
  test('start empty, are edited in the form, saved, and shown as JSON', async () => {
    const { user, container } = openAdmin()
    await opened()
    expect(screen.getByText(/hasn’t set any rules yet/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await user.click(switchOf(/^O7 /))
    await user.selectOptions(screen.getByLabelText('Severity of O2'), 'hint')
    expect(screen.getByText(`Outcome statements: ${outcomeRules.length} rules, 2 changed`)).toBeVisible()
    putText(screen.getByLabelText('Brands'), 'Acme\nGlobex Pro\n')
    expect(status()).toHaveTextContent('Unsaved changes')
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved /))
    expect(status()).toHaveFocus()
    const saved = {
      rules: { O7: { off: true }, O2: { severity: 'hint' } },
      words: { brands: ['Acme', 'Globex Pro'] },
    }
    expect(JSON.parse(memory().rules.stored(ORGANIZATION) ?? '')).toEqual(saved)
    await user.click(screen.getByRole('link', { name: 'JSON' }))
    expect(await jsonField()).toHaveValue(JSON.stringify(saved, null, 2))
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a pattern is added, compared with the method, and removed', async () => {
    const { user, container } = openAdmin()
    await opened()
    expect(columnOf('By these rules').getByText('The same as by the method.')).toBeVisible()
    await user.click(button('Add pattern'))
    expect(status()).toHaveTextContent('Fix 2 problems')
    const own = within(screen.getByRole('group', { name: 'Pattern 1' }))
    expect(own.getByLabelText('Pattern')).toBeValid()
    await user.click(own.getByLabelText('What the member reads'))
    await user.tab()
    expect(own.getByLabelText('What the member reads')).toBeInvalid()
    putText(own.getByLabelText('Pattern'), 'table')
    putText(own.getByLabelText('What the member reads'), 'Say which table.')
    expect(columnOf('By these rules').getByText(/Say which table/)).toBeVisible()
    expect(columnOf('By these rules').getByText('New')).toBeVisible()
    expect(columnOf('By the method').queryByText(/Say which table/)).not.toBeInTheDocument()
    await user.click(switchOf(/^O7 /))
    expect(columnOf('By the method').getByText('Not by these rules')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(own.getByRole('switch', { name: 'On' }))
    expect(columnOf('By these rules').queryByText(/Say which table/)).not.toBeInTheDocument()
    await user.click(button('Remove pattern 1'))
    expect(button('Add pattern')).toHaveFocus()
  })

  test('a pattern that could hang is refused at its field with the reason, and cannot be saved', async () => {
    const { user } = openAdmin()
    await opened()
    await user.click(button('Add pattern'))
    const field = screen.getByRole('textbox', { name: 'Pattern' })
    putText(field, '(a+)\\1')
    expect(field).toHaveAccessibleDescription(/back-reference.*without end/)
    expect(field).toBeInvalid()
    expect(button('Save')).toBeDisabled()
  })

  test('required terms are added and checked', async () => {
    const { user } = openAdmin()
    await opened()
    await user.click(button('Add rule for terms'))
    const own = within(screen.getByRole('group', { name: 'Rule for terms 1' }))
    expect(own.getByRole('textbox', { name: 'Any of these terms' })).toBeValid()
    await user.click(own.getByRole('textbox', { name: 'Any of these terms' }))
    await user.tab()
    expect(own.getByRole('textbox', { name: 'Any of these terms' })).toHaveAccessibleDescription(
      /at least one/,
    )
    putText(own.getByLabelText('Any of these terms'), 'guest\nguests')
    putText(own.getByLabelText('What the member reads'), 'Name the guest.')
    await user.click(own.getByRole('checkbox', { name: 'Outcome statement' }))
    expect(own.getByRole('alert')).toHaveTextContent('Choose at least one kind of text.')
    await user.click(own.getByRole('checkbox', { name: 'Job step' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of text' }), 'Job step')
    expect(columnOf('By these rules').getByText(/Name the guest/)).toBeVisible()
  })

  test('a remark whose severity differs is marked in both columns', async () => {
    const { user } = openAdmin()
    await opened()
    await user.selectOptions(screen.getByLabelText('Severity of O2'), 'error')
    expect(columnOf('By the method').getByText('Other severity')).toBeVisible()
    expect(columnOf('By these rules').getByText('Rule O2')).toBeVisible()
  })
})

describe('as JSON', () => {
  test('an error in JSON is reported with its position, the text stays, and the form is disabled', async () => {
    const { user, container } = openAdmin({ path: '?as=json' })
    const field = await jsonField()
    const broken = '{\n  "rules": { "O7": { "off": true } }\n  "words": {}\n}'
    putText(field, broken)
    expect(field).toHaveAccessibleDescription(/Line 3, column 3 ?: A comma belongs here\./)
    const problems = screen.getByRole('list', { name: 'Problems' })
    expect(problems.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(button('Save')).toBeDisabled()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(button('Line 3, column 3'))
    expect(field).toHaveFocus()
    expect(field).toHaveProperty('selectionStart', broken.indexOf('"words"'))
    await user.click(screen.getByRole('link', { name: 'Form' }))
    expect(screen.getByText(/The form cannot show these rules/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Fix the JSON' }))
    expect(await jsonField()).toHaveValue(broken)
    putText(await jsonField(), broken.replace('}\n  "w', '},\n  "w'))
    await user.click(screen.getByRole('link', { name: 'Form' }))
    expect(switchOf(/^O7 /)).not.toBeChecked()
  })

  test('syntax errors and unusable rules are listed on a line each', async () => {
    openAdmin({ path: '?as=json' })
    putText(
      await jsonField(),
      JSON.stringify({ rules: { O99: {} }, patterns: [{ ...PATTERN, pattern: '(' }] }, null, 1),
    )
    const problems = within(screen.getByRole('list', { name: 'Problems' })).getAllByRole('listitem')
    expect(problems.map((each) => each.textContent)).toEqual([
      'Line 3, column 10 (rules.O99): The method has no rule "O99".',
      expect.stringMatching(/^Line 12, column 15 \(patterns\.0\.pattern\): The round brackets/),
    ])
  })

  test('while there are problems, the last valid rules are tried', async () => {
    memory().rules.store(ORGANIZATION, { patterns: [{ ...PATTERN, pattern: 'table' }] })
    openAdmin({ path: '?as=json' })
    putText(await jsonField(), '{')
    expect(screen.getByText(/as they were last without any/)).toBeVisible()
    expect(columnOf('By these rules').getByText(/Decide this/)).toBeVisible()
  })
})

describe('a study’s rules', () => {
  test('have an address, extend the organization’s rules, and are saved with the study', async () => {
    await storeStudy('Commute')
    memory().rules.store(ORGANIZATION, { patterns: [{ ...PATTERN, pattern: 'table' }] })
    const { user, address } = openAdmin()
    await opened()
    await screen.findByRole('option', { name: 'Study: Commute' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rules of' }), 'Study: Commute')
    await opened()
    await waitFor(() => expect(address()).toBe('/outcome-validation-admin/Commute'))
    expect(await screen.findByText(/This study has no rules of its own/)).toBeVisible()
    expect(columnOf('By these rules').getByText(/Decide this/)).toBeVisible()
    await user.click(switchOf(/^J1 /))
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(memory().rules.stored(COMMUTE)).toBe(
        '{\n  "rules": {\n    "J1": {\n      "off": true\n    }\n  }\n}',
      ),
    )
  })

  test('an unknown address is reported', async () => {
    openAdmin({ path: '/a/b/c' })
    expect(await screen.findByRole('heading', { name: 'There is no study here' })).toBeVisible()
  })
})

describe('nothing is lost', () => {
  test('unsaved rules are guarded, and reverted ones can be restored', async () => {
    const { user, host } = openAdmin()
    await opened()
    await user.click(switchOf(/^O7 /))
    expect(host.isUnsaved()).toBe(true)
    await user.click(button('Revert'))
    expect(host.isUnsaved()).toBe(false)
    expect(switchOf(/^O7 /)).toBeChecked()
    expect(host.calls.toasts).toEqual(['Your changes were set aside.'])
  })

  test('a conflict with rules saved elsewhere shows their version and can be settled with mine', async () => {
    memory().rules.store(ORGANIZATION, { rules: { O2: { off: true } } })
    const { user, container } = openAdmin()
    await opened()
    await user.click(switchOf(/^O7 /))
    memory().rules.store(ORGANIZATION, { rules: { O1: { off: true } } })
    await user.click(button('Save'))
    await screen.findByText(/were saved elsewhere/)
    expect(memory().rules.stored(ORGANIZATION)).toContain('O1')
    expect(screen.getByRole('region', { name: 'Their rules', hidden: true })).toHaveTextContent('O1')
    expect(await axe(container)).toHaveNoViolations()
    await user.click(button('Keep mine'))
    await waitFor(() => expect(memory().rules.stored(ORGANIZATION)).toContain('O7'))
    expect(memory().rules.stored(ORGANIZATION)).not.toContain('O1')
    expect(screen.queryByText(/were saved elsewhere/)).not.toBeInTheDocument()
  })

  test('a conflict can be settled with theirs', async () => {
    const { user, host } = openAdmin()
    await opened()
    await user.click(switchOf(/^O7 /))
    memory().rules.store(ORGANIZATION, { rules: { O1: { off: true } } })
    await user.click(button('Save'))
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
    expect(switchOf(/^O1 /)).not.toBeChecked()
    expect(switchOf(/^O7 /)).toBeChecked()
    expect(host.isUnsaved()).toBe(false)
    expect(host.calls.toasts).toEqual(['Their rules are in place. Yours were set aside.'])
  })

  test('a failed save is reported in place and can be retried', async () => {
    const { user } = openAdmin()
    await opened()
    await user.click(switchOf(/^O7 /))
    memory().rules.failures.push(new StudioError('cen/offline'))
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/The rules were not saved/)
    expect(status()).toHaveTextContent('Unsaved changes')
    await user.click(button('Save'))
    await waitFor(() => expect(memory().rules.stored(ORGANIZATION)).toContain('O7'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('without access, saving opens the membership modal and writes nothing', async () => {
    const { user, host } = openAdmin({ unrestricted: false })
    await opened()
    await user.click(switchOf(/^O7 /))
    await user.click(button('Save'))
    expect(host.calls.modals).toEqual(['membershipRequired'])
    expect(memory().rules.stored(ORGANIZATION)).toBeUndefined()
  })
})

describe('reading the rules', () => {
  test('a refusal is shown with its remedy', async () => {
    const refused = Object.assign(new Error('no'), { code: 'permission-denied', name: 'FirebaseError' })
    memory().rules.failures.push(refused)
    const { container } = openAdmin()
    expect(await screen.findByRole('heading', { name: 'These rules are not open to you' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a failed read can be retried', async () => {
    memory().rules.failures.push(new StudioError('cen/offline'))
    const { user } = openAdmin()
    expect(await screen.findByRole('alert')).toHaveTextContent('The rules could not be read.')
    await user.click(button('Try again'))
    await opened()
  })

  test('a pending read is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    memory().rules.held = promise
    openAdmin()
    expect(await screen.findByText('Loading the rules')).toBeInTheDocument()
    resolve()
    await opened()
  })

  test('stored rules that cannot be used are shown with their problems', async () => {
    memory().rules.store(ORGANIZATION, { patterns: [{ ...PATTERN, pattern: '(a' }] })
    openAdmin()
    await opened()
    expect(screen.getByRole('textbox', { name: 'Pattern' })).toBeInvalid()
    expect(status()).toHaveTextContent('Fix 1 problem')
  })
})
