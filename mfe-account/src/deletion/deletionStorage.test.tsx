import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { eraseDraftsOf } from './deletionStorage.ts'

const halfBlocked = {
  localStorage,
  get sessionStorage() {
    return blockedStorage.sessionStorage
  },
}

beforeEach(() => localStorage.clear())

test('erases the drafts of the member only', () => {
  const others = [
    'outcome-studio:draft:nora2:study:1',
    'outcome-studio:version',
    'somebody:nora:else',
    'outcome-studio:profile:nora2',
  ]
  const erased = ['outcome-studio:draft:nora:study:1', 'outcome-studio:profile:nora']
  for (const key of [...others, ...erased]) localStorage.setItem(key, 'x')
  eraseDraftsOf('nora', halfBlocked)
  expect(Object.keys(localStorage).sort()).toEqual([...others].sort())
})
