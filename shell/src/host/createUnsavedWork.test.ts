import { createUnsavedWork } from './createUnsavedWork.ts'

test('asks every guard, until it is released', () => {
  const page = new EventTarget()
  const unsaved = createUnsavedWork(page)
  const mayLeave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let isDirty = false
  const check = () => isDirty
  const releases = [unsaved.guard(check), unsaved.guard(check)]
  expect(unsaved.isUnsaved()).toBe(false)
  expect(mayLeave()).toBe(true)

  isDirty = true
  expect(unsaved.isUnsaved()).toBe(true)
  expect(mayLeave()).toBe(false)
  releases[0]?.()
  releases[0]?.()
  expect(unsaved.isUnsaved()).toBe(true)
  releases[1]?.()
  expect(mayLeave()).toBe(true)
})
