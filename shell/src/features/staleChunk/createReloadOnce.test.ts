import { blockedStorage, memoryStorage } from '@outcome-studio/shared/feature/testing'
import { createReloadOnce } from './createReloadOnce.ts'

test('reloads once for each reason, also after the reload it caused', () => {
  const storage = memoryStorage()
  const reload = jest.fn()
  const page = () => createReloadOnce({ storage, reload, isUnsaved: () => false })
  expect(page()('chunk 7')).toBe(true)
  expect(page()('chunk 7')).toBe(false)
  expect(page()('chunk 8')).toBe(true)
  expect(page()('chunk 7')).toBe(false)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('never reloads over unsaved work, and does so once that is saved', () => {
  let isUnsaved = true
  const reload = jest.fn()
  const reloadOnce = createReloadOnce({ storage: memoryStorage(), reload, isUnsaved: () => isUnsaved })
  expect(reloadOnce('chunk 7')).toBe(false)
  isUnsaved = false
  expect(reloadOnce('chunk 7')).toBe(true)
})

test('without storage it does not reload at all', () => {
  const reload = jest.fn()
  const reloadOnce = createReloadOnce({
    storage: blockedStorage,
    reload,
    isUnsaved: () => false,
  })
  expect(reloadOnce('chunk 7')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
