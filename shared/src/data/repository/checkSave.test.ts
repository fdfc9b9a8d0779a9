import { checkSave, type SaveCheck } from './checkSave.ts'

const stored = { uuid: 'a', revision: 3 }
const check = (save: Partial<SaveCheck>) =>
  checkSave({ uuid: 'a', basedOnRevision: null, stored: null, life: null, ...save })
const removed = { removedAt: '2026-03-01T12:00:00.000Z', revision: 3 }

test.each<[string, Partial<SaveCheck>, 'write' | 'compare']>([
  ['a new document', {}, 'write'],
  ['a deleted document that comes back', { life: removed }, 'write'],
  ['the revision that is stored', { stored, basedOnRevision: 3 }, 'write'],
  ['an older revision', { stored, basedOnRevision: 2 }, 'compare'],
  ['a save that may have arrived before', { stored, basedOnRevision: null }, 'compare'],
])('%s: %j is answered with %s', (_case, save, verdict) => {
  expect(check(save)).toBe(verdict)
})

test.each<[string, Partial<SaveCheck>, string]>([
  ['a name of another document', { stored: { uuid: 'b', revision: 3 } }, 'cen/doc-already-exists'],
  ['a document that is gone', { basedOnRevision: 3 }, 'cen/doc-not-found'],
  ['a document stored under another name', { life: { removedAt: null, revision: 0 } }, 'cen/doc-not-found'],
])('%s is refused', (_case, save, code) => {
  expect(() => check(save)).toThrow(expect.objectContaining({ code }))
})
