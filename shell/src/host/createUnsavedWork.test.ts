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

test('what is unsaved is on this device if every guard of unsaved work says so', () => {
  const unsaved = createUnsavedWork(new EventTarget())
  const onDevice = jest.fn(() => true)
  unsaved.guard(() => true, onDevice)
  expect(unsaved.isOnDevice()).toBe(true)
  const releaseSaved = unsaved.guard(() => false)
  expect(unsaved.isOnDevice()).toBe(true)
  releaseSaved()
  const release = unsaved.guard(() => true)
  expect(unsaved.isOnDevice()).toBe(false)
  release()
  onDevice.mockReturnValue(false)
  expect(unsaved.isOnDevice()).toBe(false)
})

test('tells when something may become unsaved, also to a listener that comes later', () => {
  const unsaved = createUnsavedWork(new EventTarget())
  const [early, late] = [jest.fn(), jest.fn()]
  unsaved.onGuard(early)
  expect(early).not.toHaveBeenCalled()
  unsaved.guard(() => false)
  expect(early).toHaveBeenCalledTimes(1)
  const release = unsaved.onGuard(late)
  release()
  unsaved.guard(() => false)
  expect(late).toHaveBeenCalledTimes(1)
})
