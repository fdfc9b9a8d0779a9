import { answerState, needsAnswer } from './answerState.ts'
import { visibleBranch } from './conversationTree.ts'
import { coachMessage, memberMessage } from './siaArbitraries.ts'

const NOW = new Date('2026-11-23T10:00:31.000Z')
const BEFORE = new Date('2026-11-23T10:00:30.999Z')

test('a growing answer is lost from the time until which it grows', () => {
  expect(answerState(coachMessage('a1', 'q1', { status: 'growing' }), BEFORE)).toBe('growing')
  expect(answerState(coachMessage('a1', 'q1', { status: 'growing' }), NOW)).toBe('lost')
})

test.each(['whole', 'stopped', 'cut'] as const)('an answer that is %s stays so', (status) => {
  expect(answerState(coachMessage('a1', 'q1', { status }), NOW)).toBe(status)
})

test.each([
  ['no messages', [], false],
  ['a message without an answer', [memberMessage('q1')], true],
  ['a whole answer', [memberMessage('q1'), coachMessage('a1', 'q1')], false],
  ['a stopped answer', [memberMessage('q1'), coachMessage('a1', 'q1', { status: 'stopped' })], false],
  ['a cut answer', [memberMessage('q1'), coachMessage('a1', 'q1', { status: 'cut' })], true],
  ['a lost answer', [memberMessage('q1'), coachMessage('a1', 'q1', { status: 'growing' })], true],
])('%s: needs an answer: %s', (_what, messages, expected) => {
  const branch = visibleBranch([...messages], new Map())
  expect(needsAnswer(branch, NOW)).toBe(expected)
})

test('a growing answer is awaited', () => {
  const branch = visibleBranch(
    [memberMessage('q1'), coachMessage('a1', 'q1', { status: 'growing' })],
    new Map(),
  )
  expect(needsAnswer(branch, BEFORE)).toBe(false)
})
