import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { profileDraft } from './profileDraft.ts'

const typed = { firstName: 'Nora', title: '' }
beforeEach(() => sessionStorage.clear())
const draftOf = (memberId: string) => profileDraft(window, memberId)

test('returns the draft of the same member only', () => {
  draftOf('nora:1').set(typed)
  expect(draftOf('nora:1').get()).toEqual(typed)
  expect(draftOf('nora').get()).toBeNull()
  draftOf('nora:1').remove()
  expect(draftOf('nora:1').get()).toBeNull()
})

test.each(['{', '[]', '7', '{"firstName":7}'])('ignores an invalid stored draft: %s', (stored) => {
  draftOf('nora').set(typed)
  sessionStorage.setItem('outcome-studio:profile:nora', stored)
  expect(draftOf('nora').get()).toBeNull()
})

test('stores nothing and does not fail if storage is blocked', () => {
  const draft = profileDraft(blockedStorage, 'nora')
  draft.set(typed)
  draft.remove()
  expect(draft.get()).toBeNull()
})
