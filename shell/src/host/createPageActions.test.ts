import { createPageActions } from './createPageActions.ts'

const action = (id: string) => ({ id, label: id, run: () => {} })

test('lists what is offered when it is asked, until it is released', () => {
  const { offer, current } = createPageActions(() => {})
  expect(current()).toEqual([])
  const steps = ['one']
  const release = offer(() => steps.map(action))
  const releaseOther = offer(() => [action('Save')])
  steps.push('two')
  expect(current().map(({ id }) => id)).toEqual(['one', 'two', 'Save'])
  release()
  release()
  expect(current().map(({ id }) => id)).toEqual(['Save'])
  releaseOther()
  expect(current()).toEqual([])
})

test('an offer that fails is reported, and the others are there', () => {
  const failures: unknown[] = []
  const { offer, current } = createPageActions((error) => failures.push(error))
  const failure = new Error('No.')
  offer(() => {
    throw failure
  })
  offer(() => [action('Save')])
  expect(current().map(({ id }) => id)).toEqual(['Save'])
  expect(failures).toEqual([failure])
})
