import { checkStudy } from '../checkStudy.ts'
import { checkText } from '../checkText.ts'
import { RULES } from '../RULES.ts'
import { VER_LEXER } from '../VER_LEXER.ts'
import { createRuleSet } from './createRuleSet.ts'
import { mergeRules } from './mergeRules.ts'
import type { CustomPattern, RequiredTerms, RulesConfig } from './RulesConfig.ts'

const acronyms: CustomPattern = {
  id: 'no-acronyms',
  entities: ['outcomeStatement'],
  severity: 'error',
  pattern: '(?-i)\\b[A-Z]{3,}\\b',
  message: 'Write the acronym out.',
}
const patient: RequiredTerms = {
  id: 'names-the-patient',
  entities: ['outcomeStatement', 'jobStep'],
  severity: 'hint',
  terms: ['Patient', 'person in care'],
  message: 'Say what it means for the patient.',
}
const TEXT = 'Minimize the time it takes to read an ECG or EEG when admitting'
const found = (
  config: RulesConfig,
  text = TEXT,
  entity: 'job' | 'jobStep' | 'outcomeStatement' = 'outcomeStatement',
) => checkText(entity, text, createRuleSet(config)).map(({ ruleId, severity }) => `${ruleId} ${severity}`)

test('each match of a pattern has a remark with its message and span', () => {
  const remarks = checkText('outcomeStatement', TEXT, createRuleSet({ patterns: [acronyms] }))
  expect(remarks.filter(({ ruleId }) => ruleId === 'no-acronyms')).toEqual(
    ['ECG', 'EEG'].map((word) => ({
      ruleId: 'no-acronyms',
      severity: 'error',
      message: 'Write the acronym out.',
      span: { start: TEXT.indexOf(word), end: TEXT.indexOf(word) + 3 },
      suggestion: null,
      source: 'lexer',
    })),
  )
  expect(found({ patterns: [acronyms] }, 'Read an ECG', 'jobStep')).toEqual([])
})

test('one of the required terms has to occur, in any case', () => {
  const config = { required: [patient] }
  expect(found(config, 'Minimize the time it takes to seat a PATIENT when admitting')).toEqual([])
  expect(found(config, 'Minimize the time it takes to seat the person in care when admitting')).toEqual([])
  expect(found(config, 'Minimize the time it takes to seat a person when admitting')).toEqual([
    'names-the-patient hint',
  ])
  expect(found(config, '  ')).toEqual([])
})

test('a custom rule can be switched off without deleting it', () => {
  expect(found({ patterns: [{ ...acronyms, off: true }], required: [{ ...patient, off: true }] })).toEqual(
    found({}),
  )
})

test('a study is checked by them, text by text', () => {
  const study = {
    jtbd: { uuid: 'job', executor: 'Nurses', userInput: 'Admit a patient' },
    jobSteps: [
      {
        uuid: 'step',
        userInput: 'Read the results',
        category: null,
        outcomeStatements: [{ uuid: 'statement', userInput: TEXT }],
      },
    ],
  }
  const ids = (config: RulesConfig) => {
    const remarks = checkStudy(study, createRuleSet(config))
    return ['step', 'statement'].map((uuid) => remarks[uuid]?.map(({ ruleId }) => ruleId))
  }
  const [step = [], statement = []] = ids({})
  expect(ids({ patterns: [acronyms], required: [patient] })).toEqual([
    ['names-the-patient', ...step.filter((id) => id !== 'S2'), 'S2'],
    [...statement, 'no-acronyms', 'no-acronyms', 'names-the-patient'],
  ])
})

test('the version of the method’s rules does not depend on them', () => {
  createRuleSet({ patterns: [acronyms] })
  expect(VER_LEXER).toMatch(/^\d+\.\d+\.\d+$/)
  expect(RULES.map(({ id }) => id)).not.toContain('no-acronyms')
})

describe('an organization’s rules under those of a study', () => {
  test('if both set a rule, the study’s value counts', () => {
    const merged = mergeRules(
      { rules: { O2: { off: true }, O7: { severity: 'error' } } },
      { rules: { O2: { off: false, severity: 'hint' } } },
    )
    expect(merged.rules).toEqual({ O2: { off: false, severity: 'hint' }, O7: { severity: 'error' } })
  })

  test('word lists are joined', () => {
    const merged = mergeRules({ words: { brands: ['Acme', 'Foo'] } }, { words: { brands: ['Foo', 'Bar'] } })
    expect(merged.words?.brands).toEqual(['Acme', 'Foo', 'Bar'])
  })

  test('if both define an id, the study’s rule counts', () => {
    const merged = mergeRules(
      { patterns: [acronyms], required: [patient] },
      { patterns: [{ ...acronyms, off: true }], required: [{ ...patient, id: 'other' }] },
    )
    expect(merged.patterns).toEqual([{ ...acronyms, off: true }])
    expect(merged.required?.map(({ id }) => id)).toEqual(['names-the-patient', 'other'])
  })

  test('empty rules change nothing', () => {
    expect(found(mergeRules({}, {}))).toEqual(found({}))
  })
})
