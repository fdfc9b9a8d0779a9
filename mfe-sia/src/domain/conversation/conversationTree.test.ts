import { type SiaMessage, type SiaMessageId, siaMessageId } from '@outcome-studio/shared/domain/coach'
import { anyMessages, coachMessage, memberMessage } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { type BranchPicks, picksFor, visibleBranch } from './conversationTree.ts'

const NO_PICKS: BranchPicks = new Map()
const at = (second: number) => new Date(second * 1_000).toISOString()
const child = (id: string, parentId: string, createdAt: string) =>
  memberMessage(id, { parentId: siaMessageId(parentId), createdAt })

/** A question with two answers, of which the second was followed by a message and its edited version. */
const SESSION: readonly SiaMessage[] = [
  memberMessage('q1', { createdAt: at(1) }),
  coachMessage('a1', 'q1', { createdAt: at(2) }),
  coachMessage('a2', 'q1', { createdAt: at(3) }),
  child('q2', 'a2', at(4)),
  child('q3', 'a2', at(5)),
  coachMessage('a3', 'q3', { createdAt: at(6) }),
]
const idsOf = (messages: readonly SiaMessage[], picks = NO_PICKS) =>
  visibleBranch(messages, picks).map(({ message }) => message.id)

test('follows the branch with the latest message', () => {
  expect(idsOf(SESSION)).toEqual(['q1', 'a2', 'q3', 'a3'])
  const retried = [...SESSION, child('q4', 'a1', at(9))]
  expect(idsOf(retried)).toEqual(['q1', 'a1', 'q4'])
})

test('lists the siblings of each message, the oldest first', () => {
  expect(visibleBranch(SESSION, NO_PICKS).map(({ siblings, index }) => [siblings, index])).toEqual([
    [['q1'], 0],
    [['a1', 'a2'], 1],
    [['q2', 'q3'], 1],
    [['a3'], 0],
  ])
})

test('follows picks, and ignores those of other messages', () => {
  expect(idsOf(SESSION, new Map([[siaMessageId('q1'), siaMessageId('a1')]]))).toEqual(['q1', 'a1'])
  expect(idsOf(SESSION, new Map([[siaMessageId('a2'), siaMessageId('q2')]]))).toEqual(['q1', 'a2', 'q2'])
  expect(idsOf(SESSION, new Map([[siaMessageId('q1'), siaMessageId('a3')]]))).toEqual(idsOf(SESSION))
})

test('picks the whole way to a message', () => {
  const picks = picksFor(SESSION, new Map([[null, siaMessageId('gone')]]), siaMessageId('q2'))
  expect(idsOf(SESSION, picks)).toEqual(['q1', 'a2', 'q2'])
  expect(picksFor(SESSION, NO_PICKS, siaMessageId('unknown'))).toBe(NO_PICKS)
})

test('a message without its parent stands at the beginning', () => {
  expect(idsOf([coachMessage('a1', 'gone'), memberMessage('q9', { createdAt: at(1) })])).toEqual(['a1'])
})

test('messages that follow each other start with the oldest', () => {
  const cycle = [
    child('x', 'z', at(3)),
    child('y', 'x', at(1)),
    child('z', 'y', at(2)),
    child('s', 's', at(0)),
  ]
  expect(idsOf(cycle)).toEqual(['y', 'z', 'x'])
})

test('of two messages with one id, the first counts', () => {
  const twice = [memberMessage('q1', { text: 'first' }), memberMessage('q1', { text: 'second' })]
  expect(visibleBranch(twice, NO_PICKS).map(({ message }) => message.text)).toEqual(['first'])
})

test('every message is reachable by picks, and none is twice in a branch', () => {
  fc.assert(
    fc.property(anyMessages, (messages) => {
      for (const { id } of messages) {
        const branch = idsOf(messages, picksFor(messages, NO_PICKS, id))
        expect(branch).toContain(id)
        expect(new Set(branch).size).toBe(branch.length)
      }
    }),
  )
})

test('each message is the child of one parent', () => {
  fc.assert(
    fc.property(anyMessages, (messages) => {
      const parents = new Map<SiaMessageId, SiaMessageId | null>()
      for (const { id } of messages) {
        const branch = visibleBranch(messages, picksFor(messages, NO_PICKS, id))
        branch.forEach(({ siblings }, depth) => {
          const parent = branch[depth - 1]?.message.id ?? null
          for (const sibling of siblings) {
            expect(parents.get(sibling) ?? parent).toBe(parent)
            parents.set(sibling, parent)
          }
        })
      }
      expect(parents.size).toBe(messages.length)
    }),
  )
})

test('the order in which messages arrive does not matter', () => {
  fc.assert(
    fc.property(
      anyMessages.chain((messages) =>
        fc.tuple(
          fc.constant(messages),
          fc.shuffledSubarray([...messages], { minLength: messages.length, maxLength: messages.length }),
        ),
      ),
      ([messages, shuffled]) => {
        expect(visibleBranch(shuffled, NO_PICKS)).toEqual(visibleBranch(messages, NO_PICKS))
      },
    ),
  )
})

test('without picks, the branch ends below the latest of all messages', () => {
  fc.assert(
    fc.property(anyMessages, (messages) => {
      const latest = [...messages]
        .sort((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1))
        .at(-1)
      if (latest) expect(idsOf(messages)).toContain(latest.id)
    }),
  )
})
