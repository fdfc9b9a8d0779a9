import { newStudy, studyUuid } from '@outcome-studio/shared/domain/study'
import { discardDrafts } from '@outcome-studio/shared/storage'
import { blockedStorage, memoryStorage } from '../../storage/testing/memoryStorage.ts'
import type { StudyDocument } from '../study/StudyDocument.ts'
import { studyKind } from '../study/studyKind.ts'
import { checklistKind } from '../testing/checklistKind.ts'
import type { Draft } from './Draft.ts'
import { DraftStore } from './DraftStore.ts'

const draft = (id: string, writtenAt: string): Draft<StudyDocument> => ({
  id,
  docName: 'Commute',
  content: newStudy({ uuid: studyUuid('study-1') }),
  basedOn: { docName: 'Commute', revision: 3 },
  writtenAt,
})

const early = draft('tab-1', '2026-03-01T09:00:00.000Z')
const late = draft('tab-2', '2026-03-01T10:00:00.000Z')

let device = memoryStorage()
beforeEach(() => {
  device = memoryStorage()
})
const store = (memberId = 'stella') => new DraftStore({ kind: studyKind, storage: device, memberId })

describe('DraftStore', () => {
  test('returns what was written, the latest first, until it is removed', () => {
    expect(store().write(early)).toBe('stored')
    expect(store().write(late)).toBe('stored')
    expect(store().of(studyUuid('study-1'))).toEqual([late, early])
    store().remove(late)
    expect(store().all()).toEqual([early])
  })

  test('keeps members and studies apart', () => {
    store('stella').write(early)
    expect(store('victor').all()).toEqual([])
    expect(store('stel').all()).toEqual([])
    expect(store().of(studyUuid('study-2'))).toEqual([])
  })

  test('stores nothing once the member has signed out and deleted their drafts', () => {
    discardDrafts('stella', device)
    expect(store('stella').write(early)).toBe('stored')
    expect(store('stella').all()).toEqual([])
    expect(store('victor').write(early)).toBe('stored')
    expect(store('victor').all()).toEqual([early])
  })

  test('reads no draft of another kind', () => {
    store().write(early)
    const checklists = new DraftStore({ kind: checklistKind, storage: device, memberId: 'stella' })
    expect(checklists.all()).toEqual([])
  })

  test('reads drafts in the format that devices already store', () => {
    const { content, writtenAt, ...rest } = early
    const stored = JSON.stringify({ version: 1, ...rest, study: content, keptAt: writtenAt })
    device.localStorage.setItem('outcome-studio:draft:stella:study-1:tab-1', stored)
    expect(store().all()).toEqual([early])
    store().write(early)
    expect(
      JSON.parse(device.localStorage.getItem('outcome-studio:draft:stella:study-1:tab-1') ?? ''),
    ).toEqual(JSON.parse(stored))
  })

  test.each(['', 'null', '{"version":9}', '{"version":1,"study":{}}'])('leaves out %j', (text) => {
    store().write(early)
    device.localStorage.setItem('outcome-studio:draft:stella:study-1:broken', text)
    expect(store().all()).toEqual([early])
  })

  test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'says so where storage is full (%s), and what was kept before stays',
    (name) => {
      store().write(early)
      const setItem = jest.spyOn(device.localStorage, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', name)
      })
      expect(store().write({ ...early, docName: 'Later' })).toBe('full')
      setItem.mockRestore()
      expect(store().all()).toEqual([early])
    },
  )

  test('reports blocked storage, and throws nothing', () => {
    const blocked = new DraftStore({ kind: studyKind, storage: blockedStorage, memberId: 'stella' })
    expect(blocked.write(early)).toBe('blocked')
    expect(blocked.all()).toEqual([])
    expect(() => blocked.remove(early)).not.toThrow()
  })
})
