import {
  asTyped,
  type SiaMessage,
  type SiaSession,
  siaMessageId,
  siaSessionId,
} from '@outcome-studio/shared/domain/coach'
import { findMessages } from './findMessages.ts'

const session: SiaSession = {
  ...{ id: siaSessionId('s1'), studyUuid: 'u1', title: 'Trips', removedAt: null, needsUuid: null },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
}
const said = (id: string, text: string): SiaMessage => ({
  ...{ id: siaMessageId(id), role: 'member', text, parentId: null },
  createdAt: `2026-11-20T10:00:0${id}.000Z`,
})
const find = (query: string, ...texts: readonly string[]) =>
  findMessages([{ session, messages: texts.map((text, at) => said(String(at), text)) }], query, 3)

test('finds messages with all words, the latest first', () => {
  const found = find('stove on', 'She left the stove on', 'The stove', 'On *the* Stove again')
  expect(found.map(({ message }) => message.id)).toEqual(['2', '0'])
  expect(found[0]).toMatchObject({ before: 'On *the* ', match: 'Stove', after: ' again' })
})

test('answers are read without their marks, and with what they quote as it was typed', () => {
  const answer: SiaMessage = {
    ...{ ...said('1', `*Where* is “${asTyped('a_b_c')}”?`), role: 'coach', parentId: siaMessageId('0') },
    ...{ status: 'whole', growsUntil: '', by: 'rules', verPrompt: '', notice: null, choices: [] },
    ...{ proposals: [], decisions: {}, stopRequested: false, state: '' },
  }
  const [found] = findMessages([{ session, messages: [answer] }], 'a_b_c', 1)
  expect(found).toMatchObject({ before: 'Where is “', match: 'a_b_c', after: '”?' })
})

test('shows the part around the first word, also of a long message', () => {
  const [found] = find('neighbor', `${'before '.repeat(30)}neighbor ${'after '.repeat(30)}`)
  expect(found?.before).toMatch(/^…(?:before ){6,7}$/)
  expect(found?.match).toBe('neighbor')
  expect(found?.after).toMatch(/^(?: after){6,8}…$/)
})

test('a word that is found without its accents is not marked', () => {
  expect(find('resume', 'My résumé')[0]).toMatchObject({ before: '', match: '', after: 'My résumé' })
})

test('lists no more than asked for', () => {
  expect(find('a', 'a', 'a', 'a', 'a')).toHaveLength(3)
})
