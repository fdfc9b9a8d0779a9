import { collectResults, type TestEvent } from './collectResults.ts'

const event = (
  type: TestEvent['type'],
  nesting: number,
  name: string,
  more: Partial<TestEvent['data']> = {},
): TestEvent => ({ type, data: { name, nesting, ...more } })
const suite = { details: { type: 'suite' } }
const failure = (error: Error) => ({ details: { type: 'test', error } })

test('a test is named by its file and suites; suites are no results', () => {
  const events = [
    event('test:start', 0, 'accounts:signUp'),
    event('test:start', 1, 'should sign up'),
    event('test:pass', 1, 'should sign up'),
    event('test:start', 1, 'with functions'),
    event('test:start', 2, 'should be blocked'),
    // What another process throws arrives as a plain object.
    event(
      'test:fail',
      2,
      'should be blocked',
      failure(new Error('failed', { cause: { message: 'got\n  200' } })),
    ),
    event('test:fail', 1, 'with functions', suite),
    event('test:start', 1, 'should wait'),
    event('test:pass', 1, 'should wait', { skip: true }),
    event('test:fail', 0, 'accounts:signUp', suite),
  ]
  expect(collectResults('signUp', events)).toEqual([
    { name: 'signUp › accounts:signUp › should sign up', outcome: 'passed', message: '' },
    {
      name: 'signUp › accounts:signUp › with functions › should be blocked',
      outcome: 'failed',
      message: 'got 200',
    },
    { name: 'signUp › accounts:signUp › should wait', outcome: 'skipped', message: '' },
  ])
})

test('tests of the same name are numbered', () => {
  const events = [event('test:pass', 0, 'should delete'), event('test:fail', 0, 'should delete')]
  expect(collectResults('delete', events)).toEqual([
    { name: 'delete › should delete', outcome: 'passed', message: '' },
    { name: 'delete › should delete (2)', outcome: 'failed', message: 'no message' },
  ])
})

test('a failure without a cause has its own message', () => {
  const [result] = collectResults('phone', [
    event('test:fail', 0, 'phone', failure(new Error('did not load'))),
  ])
  expect(result?.message).toBe('did not load')
})
