import { type MemberMessage, siaMessageId, siaSessionId } from '@outcome-studio/shared/domain/coach'
import { countDrafts, discardDrafts } from '@outcome-studio/shared/storage'
import { createOutbox } from './createOutbox.ts'

const MESSAGE: MemberMessage = {
  id: siaMessageId('m1'),
  role: 'member',
  text: 'Dog owners',
  createdAt: '2026-06-01T09:00:00.000Z',
  parentId: null,
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const open = (memberId: string | undefined = 'stella') =>
  createOutbox({ id: siaSessionId('s1') }, memberId, window)

test('an unsent message survives a reload, for its member alone', () => {
  open().put(MESSAGE)
  expect(open().all()).toEqual([MESSAGE])
  expect(open('carl').all()).toEqual([])
  expect(countDrafts('stella', window)).toBe(1)
})

test('a sent message leaves nothing behind', () => {
  const outbox = open()
  outbox.put(MESSAGE)
  outbox.remove(MESSAGE.id)
  expect(sessionStorage).toHaveLength(0)
})

test('the outbox of a member who deletes their drafts lasts as long as the page', () => {
  discardDrafts('stella', window)
  const outbox = open()
  outbox.put(MESSAGE)
  expect(outbox.all()).toEqual([MESSAGE])
  expect(sessionStorage).toHaveLength(0)
})

test('whatever is no message is left out', () => {
  sessionStorage.setItem('outcome-studio:sia-outbox:stella:s1', JSON.stringify([{ id: 'm1' }, 7, MESSAGE]))
  expect(open().all()).toEqual([MESSAGE])
})
