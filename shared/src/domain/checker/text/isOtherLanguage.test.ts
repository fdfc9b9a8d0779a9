import * as fresh from '../../testing/measured/freshStatements.ts'
import * as industry from '../../testing/measured/industryStatements.ts'
import * as laterJobs from '../../testing/measured/laterJobs.ts'
import * as laterOutcomes from '../../testing/measured/laterOutcomes.ts'
import * as ownJobs from '../../testing/measured/ownJobs.ts'
import * as ownOutcomes from '../../testing/measured/ownOutcomes.ts'
import * as ownSteps from '../../testing/measured/ownSteps.ts'
import { checkText } from '../checkText.ts'
import { createRuleSet } from '../customRules/createRuleSet.ts'
import { isOtherLanguage } from './isOtherLanguage.ts'
import { readStatement } from './readStatement.ts'

test.each([
  'الوصول إلى العمل في الوقت المحدد',
  'Минимизировать время, необходимое для поиска',
  '最小化找到空桌所需的时间',
  'Die Zeit verringern, die es dauert, einen freien Tisch zu finden',
  'Réduire le temps nécessaire pour trouver une table',
  'Reducir el tiempo para encontrar una mesa',
  'Ridurre il tempo per trovare un tavolo nel locale',
  'Reduzir o tempo para encontrar uma mesa em casa',
  'De tijd verkorten om een tafel te vinden',
])('"%s" is not checked by rules for English', (text) => {
  expect(isOtherLanguage(readStatement(text))).toBe(true)
  expect(checkText('outcomeStatement', text)).toEqual([])
  expect(checkText('jobStep', text)).toEqual([])
})

test.each([
  'Minimize the time it takes to reach La Paz from El Alto',
  'Locate a table',
  'Find a route via Los Angeles',
  'Minimize the likelihood that a café au lait goes cold',
  'Die casting', // one function word alone
  '12 : 30',
  '',
])('"%s" is checked', (text) => {
  expect(isOtherLanguage(readStatement(text))).toBe(false)
})

test('no English statement that the rules are measured with is taken for another language', () => {
  const lists = [fresh, industry, laterJobs, laterOutcomes, ownJobs, ownOutcomes, ownSteps].flatMap((all) =>
    Object.values<readonly (string | { readonly text: string })[]>(all),
  )
  const texts = lists.flat().map((each) => (typeof each === 'string' ? each : each.text))
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => isOtherLanguage(readStatement(text)))).toEqual([])
})

test('an organization’s own rules apply to any language', () => {
  const rules = createRuleSet({
    patterns: [
      { id: 'P1', entities: ['jobStep'], severity: 'error', pattern: 'tisch', message: 'Say table.' },
    ],
  })
  expect(checkText('jobStep', 'Einen Tisch für die Gäste finden', rules).map(({ ruleId }) => ruleId)).toEqual(
    ['P1'],
  )
})
