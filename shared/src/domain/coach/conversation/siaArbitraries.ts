import * as fc from 'fast-check'
import { type CoachMessage, type MemberMessage, type SiaMessage, siaMessageId } from './SiaMessage.ts'

/** A member's message with an id; other fields as a test needs them. */
export const memberMessage = (id: string, fields: Partial<MemberMessage> = {}): MemberMessage => ({
  id: siaMessageId(id),
  role: 'member',
  text: `Text of ${id}`,
  createdAt: '2026-11-23T10:00:00.000Z',
  parentId: null,
  ...fields,
})

/** A whole answer to a member's message. */
export const coachMessage = (
  id: string,
  parentId: string,
  fields: Partial<CoachMessage> = {},
): CoachMessage => ({
  id: siaMessageId(id),
  role: 'coach',
  text: `Text of ${id}`,
  createdAt: '2026-11-23T10:00:01.000Z',
  parentId: siaMessageId(parentId),
  status: 'whole',
  growsUntil: '2026-11-23T10:00:31.000Z',
  by: 'rules',
  verPrompt: '',
  notice: null,
  choices: [],
  proposals: [],
  decisions: {},
  stopRequested: false,
  state: '',
  ...fields,
})

const anyId = fc.constantFrom(...'abcdefghij')
const anyTime = fc.integer({ min: 0, max: 5 }).map((seconds) => new Date(seconds * 1_000).toISOString())

/** Messages in any order, with parents that may be missing or form cycles. */
export const anyMessages: fc.Arbitrary<readonly SiaMessage[]> = fc.uniqueArray(
  fc.oneof(
    fc
      .record({ id: anyId, parent: fc.option(anyId), createdAt: anyTime })
      .map(({ id, parent, createdAt }) =>
        memberMessage(id, { createdAt, parentId: parent === null ? null : siaMessageId(parent) }),
      ),
    fc
      .record({ id: anyId, parent: anyId, createdAt: anyTime })
      .map(({ id, parent, createdAt }) => coachMessage(id, parent, { createdAt })),
  ),
  { selector: ({ id }) => id, maxLength: 10 },
)
