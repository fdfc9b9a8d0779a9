import { createStepCounter, LINEAR_GROWTH } from '../../../../tools/build/jest/createStepCounter.ts'
import { checkStudy } from './checkStudy.ts'
import { checkText } from './checkText.ts'
import { RULES } from './RULES.ts'
import { CHECKED_ENTITIES, type Rule } from './Rule.ts'
import type { CheckedStudy } from './study/CheckedStudy.ts'
import { createReader } from './text/createReader.ts'
import { readStatement } from './text/readStatement.ts'
import type { Statement } from './text/Statement.ts'
import { STANDARD_VOCABULARY } from './text/Vocabulary.ts'

const steps = createStepCounter('shared/src/domain/checker')
afterAll(steps.stop)

/** Each is repeated, because a rule may read on for as long as the same kind of word follows. */
const UNITS = [
  'quickly',
  'and',
  'the',
  '3',
  'in',
  '3 minutes',
  'my',
  'customer client',
  'email Photoshop',
  'use the tool',
  'so that',
  'frustration',
  'to',
  'easy',
  'press the button',
  'not being damaged',
  'e.g. easy',
  ', and increase the',
  '; minimize the time',
  'lost because they',
  'to improve',
  'no box comes loose',
  'within a day',
  'than more than 3',
  'without increasing the cost',
  'as well as the',
  'to keep',
  'takes to protect a plant when',
  'to 3 out',
  'that staff take',
  'who renew',
  'the sensor fails to',
  'by the scanner',
  'as little',
  'Class I',
  'get the work done',
  'from start to finish',
  'before washing',
  'a good',
  'in the world',
]
const HEADS = ['Minimize the time it takes to', 'Repair', '']

/** A statement of any length. readStatement itself reads only the first words. */
function statementOf(texts: readonly string[]): Statement {
  let start = 0
  const words = texts.flatMap((text) => {
    const shifted = readStatement(text).words.map((word) => ({
      ...word,
      start: word.start + start,
      end: word.end + start,
    }))
    start += text.length + 1
    return shifted
  })
  return { text: texts.join(' '), words, examples: [], tails: [], hasTellingCapitals: true }
}

const repeated = (size: number): readonly string[] =>
  UNITS.flatMap((unit) => Array.from({ length: size }, () => unit))

const textRules = RULES.flatMap((rule) => (rule.find === undefined ? [] : [{ ...rule, find: rule.find }]))
const studyRules = RULES.filter(({ findInStudy }) => findInStudy !== undefined)

test.each(textRules)('rule $id takes time linear in the words of a text', async ({ find, entities }) => {
  const kinds = CHECKED_ENTITIES.filter((each) => entities.includes(each))
  const growth = await steps.growth(12, (size) => {
    const statements = HEADS.map((head) => statementOf([head, ...repeated(size)]))
    return () =>
      kinds.map((kind) => statements.map((statement) => find(statement, STANDARD_VOCABULARY, kind)))
  })
  expect(Math.max(...growth)).toBeLessThan(LINEAR_GROWTH)
})

test.each(CHECKED_ENTITIES)('checking a %s takes time linear in its length', async (entity) => {
  const growth = await steps.growth(12, (size) => {
    const text = repeated(size).join(' ')
    return () => checkText(entity, text)
  })
  expect(Math.max(...growth)).toBeLessThan(LINEAR_GROWTH)
})

/** The spelling of one word with hyphens at the places of a number's binary digits. */
const spelling = (number: number): string =>
  `${[...'abcdefghijklmn'].map((letter, at) => ((number >> at) & 1 ? `${letter}-` : letter)).join('')}z`

/** Texts by their number, each of which is hostile to a rule that compares texts. */
const TEXTS: readonly ((at: number) => string)[] = [
  (at) => Array.from({ length: 8 }, (_, word) => spelling(at * 8 + word)).join(' '),
  (at) => Array.from({ length: 8 }, (_, word) => `word${at * 8 + word}`).join(' '),
  () => 'Minimize the time it takes to find a table when seating',
  (at) => `Minimize the number of errors, mistakes ${at} made by customers, clients ${at}`,
  (at) => `Minimize ${'the '.repeat(at % 7)}cost`,
]

function studyOf(size: number, uuidOf: (at: number) => string): CheckedStudy {
  const statements = TEXTS.flatMap((textOf, kind) =>
    Array.from({ length: size }, (_, at) => ({ uuid: uuidOf(kind * size + at), userInput: textOf(at) })),
  )
  const stepOf = (at: number) => ({
    uuid: `step${at}`,
    userInput: `Check part ${at}`,
    category: null,
    outcomeStatements: statements.filter((_, index) => index % size === at),
  })
  return {
    jtbd: { uuid: 'job', executor: 'Hosts and cooks', userInput: 'Seat guests' },
    jobSteps: Array.from({ length: size }, (_, at) => stepOf(at)),
  }
}

/** Different uuids, and equal ones. */
const uuids: readonly ((at: number) => string)[] = [(at) => `statement${at}`, () => 'statement']

test.each<Rule>([...studyRules])('rule $id takes time linear in the study', async ({ findInStudy }) => {
  const growth = await steps.growth(10, (size) => {
    const studies = uuids.map((uuidOf) => studyOf(size, uuidOf))
    return () => studies.map((study) => [...(findInStudy?.(study, createReader()) ?? [])])
  })
  expect(Math.max(...growth)).toBeLessThan(LINEAR_GROWTH)
})

test.each(uuids)('the whole check takes time linear in the study', async (uuidOf) => {
  const growth = await steps.growth(10, (size) => {
    const study = studyOf(size, uuidOf)
    return () => checkStudy(study)
  })
  expect(Math.max(...growth)).toBeLessThan(LINEAR_GROWTH)
})
