import { type Mutant, sampleMutants } from './sampleMutants.ts'

const mutants = (sandbox: string): readonly Mutant[] =>
  Array.from({ length: 100 }, (_, at) => ({
    id: String(at),
    fileName: `${sandbox}/shared/src/domain/file${at % 7}.ts`,
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
    location: { start: { line: at, column: 2 } },
  }))

test('the same seed chooses the same mutants in any sandbox and order', () => {
  const sample = sampleMutants(mutants('/one'), 5, 20)
  expect(sample.size).toBe(20)
  expect(sampleMutants(mutants('/two').toReversed(), 5, 20)).toEqual(sample)
})

test('another seed chooses others', () => {
  expect(sampleMutants(mutants('/one'), 6, 20)).not.toEqual(sampleMutants(mutants('/one'), 5, 20))
})

test('a mutant less changes one of the sample', () => {
  const sample = sampleMutants(mutants('/one'), 5, 20)
  const [first] = sample
  const others = mutants('/one').filter(({ id }) => id !== first)
  const changed = [...sampleMutants(others, 5, 20)].filter((id) => !sample.has(id))
  expect(changed).toHaveLength(1)
})

test('a sample that is larger than the number of mutants has all', () => {
  expect(sampleMutants(mutants('/one'), 5, 1000).size).toBe(100)
})
