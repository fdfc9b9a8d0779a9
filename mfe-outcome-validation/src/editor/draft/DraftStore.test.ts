import { newStudy, studyUuid } from '@outcome-studio/shared/domain'
import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import type { Draft } from './Draft.ts'
import { DraftStore } from './DraftStore.ts'

const draft = (id: string, keptAt: string): Draft => ({
  id,
  docName: 'Commute',
  study: newStudy({ uuid: studyUuid('study-1') }),
  basedOn: { docName: 'Commute', revision: 3 },
  keptAt,
})

const early = draft('tab-1', '2026-03-01T09:00:00.000Z')
const late = draft('tab-2', '2026-03-01T10:00:00.000Z')

beforeEach(() => localStorage.clear())
const store = (member = 'stella') => new DraftStore(window, member)

describe('DraftStore', () => {
  test('gives back what was kept, the latest first, until it is forgotten', () => {
    expect(store().keep(early)).toBe('kept')
    expect(store().keep(late)).toBe('kept')
    expect(store().of(studyUuid('study-1'))).toEqual([late, early])
    store().forget(late)
    expect(store().all()).toEqual([early])
  })

  test('keeps members and studies apart', () => {
    store('stella').keep(early)
    expect(store('victor').all()).toEqual([])
    expect(store('stel').all()).toEqual([])
    expect(store().of(studyUuid('study-2'))).toEqual([])
  })

  test.each(['', 'null', '{"version":9}', '{"version":1,"study":{}}'])('leaves out %j', (text) => {
    store().keep(early)
    localStorage.setItem('outcome-studio:draft:stella:study-1:broken', text)
    expect(store().all()).toEqual([early])
  })

  test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'says so where storage is full (%s), and what was kept before stays',
    (name) => {
      store().keep(early)
      const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', name)
      })
      expect(store().keep({ ...early, docName: 'Later' })).toBe('full')
      setItem.mockRestore()
      expect(store().all()).toEqual([early])
    },
  )

  test('says so where storage is blocked, and throws nothing', () => {
    const blocked = new DraftStore(blockedStorage, 'stella')
    expect(blocked.keep(early)).toBe('blocked')
    expect(blocked.all()).toEqual([])
    expect(() => blocked.forget(early)).not.toThrow()
  })
})
