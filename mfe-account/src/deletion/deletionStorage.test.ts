import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { forgetOnDevice } from './deletionStorage.ts'

const halfBlocked = {
  localStorage,
  get sessionStorage() {
    return blockedStorage.sessionStorage
  },
}

beforeEach(() => localStorage.clear())

test('drafts of the member go, and nothing else', () => {
  const kept = [
    'outcome-studio:draft:nora2:study:1',
    'outcome-studio:version',
    'somebody:nora:else',
    'outcome-studio:profile:nora2',
  ]
  const gone = ['outcome-studio:draft:nora:study:1', 'outcome-studio:profile:nora']
  for (const key of [...kept, ...gone]) localStorage.setItem(key, 'x')
  forgetOnDevice('nora', halfBlocked)
  expect(Object.keys(localStorage).sort()).toEqual([...kept].sort())
})
