import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { profileDraft } from './profileDraft.ts'

const typed = { firstName: 'Nora', title: '' }
beforeEach(() => sessionStorage.clear())
const draftOf = (memberId: string) => profileDraft(window, memberId)

test('what was typed is there again, for whom it is', () => {
  draftOf('nora:1').set(typed)
  expect(draftOf('nora:1').get()).toEqual(typed)
  expect(draftOf('nora').get()).toBeNull()
  draftOf('nora:1').remove()
  expect(draftOf('nora:1').get()).toBeNull()
})

test.each(['{', '[]', '7', '{"firstName":7}'])('what cannot be read counts as none: %s', (stored) => {
  draftOf('nora').set(typed)
  sessionStorage.setItem('outcome-studio:profile:nora', stored)
  expect(draftOf('nora').get()).toBeNull()
})

test('where storage is blocked nothing is kept, and nothing breaks', () => {
  const draft = profileDraft(blockedStorage, 'nora')
  draft.set(typed)
  draft.remove()
  expect(draft.get()).toBeNull()
})
