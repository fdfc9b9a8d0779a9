import fc from 'fast-check'
import { createClassifier } from './Classifier.ts'
import { trainClassifier } from './trainClassifier.ts'

const OPTIONS = { rounds: 20, decay: 0.001, fewest: 1 }
const example = (label: string, ...features: string[]) => ({
  label,
  features: new Set(['always', ...features]),
})
const EXAMPLES = [
  example('question', 'ends ?', 'w:what'),
  example('question', 'ends ?', 'w:is'),
  example('question', 'w:why', 'ends ?'),
  example('answer', 'w:guests', 'w:wait'),
  example('answer', 'w:pans', 'w:heat'),
  example('answer', 'w:guests', 'w:leave'),
]

const labelOf = (examples: typeof EXAMPLES, ...features: string[]) => {
  const { classes, classify } = createClassifier(trainClassifier(examples, OPTIONS))
  const likelihoods = classify(new Set(['always', ...features]))
  return classes[likelihoods.indexOf(Math.max(...likelihoods))]
}

test.each([
  ['question', ['ends ?', 'w:where']],
  ['answer', ['w:guests', 'w:shout']],
] as const)('what has the features of a %s is one', (label, features) => {
  expect(labelOf(EXAMPLES, ...features)).toBe(label)
})

test('the same examples give the same weights', () => {
  expect(trainClassifier(EXAMPLES, OPTIONS)).toEqual(trainClassifier(EXAMPLES, OPTIONS))
})

test('a feature of fewer examples than asked for is not learned', () => {
  expect(Object.keys(trainClassifier(EXAMPLES, { ...OPTIONS, fewest: 3 }).weights).sort()).toEqual([
    'always',
    'ends ?',
  ])
})

test('likelihoods are from 0 to 1 and add up to 1, whatever the features are', () => {
  const { classify } = createClassifier(trainClassifier(EXAMPLES, OPTIONS))
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(fc.string(), fc.constantFrom('ends ?', 'w:guests'))), (features) => {
      const likelihoods = classify(new Set(features))
      expect(likelihoods.every((each) => each >= 0 && each <= 1)).toBe(true)
      expect(likelihoods.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    }),
  )
})
