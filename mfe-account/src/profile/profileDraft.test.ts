import { profileDraft } from './profileDraft.ts'

const typed = { firstName: 'Nora', title: '' }
beforeEach(() => sessionStorage.clear())
const draftOf = (memberId: string) => profileDraft(() => sessionStorage, memberId)

test('what was typed is there again, for whom it is', () => {
  draftOf('nora:1').keep(typed)
  expect(draftOf('nora:1').read()).toEqual(typed)
  expect(draftOf('nora').read()).toEqual({})
  draftOf('nora:1').forget()
  expect(draftOf('nora:1').read()).toEqual({})
})

test.each(['{', '[]', '7', '{"firstName":7}'])('what cannot be read counts as none: %s', (stored) => {
  draftOf('nora').keep(typed)
  sessionStorage.setItem('outcome-studio:profile:nora', stored)
  expect(draftOf('nora').read()).toEqual({})
})

test('where storage is blocked nothing is kept, and nothing breaks', () => {
  const blocked = profileDraft(() => {
    throw new DOMException('blocked', 'SecurityError')
  }, 'nora')
  blocked.keep(typed)
  blocked.forget()
  expect(blocked.read()).toEqual({})
})
