import { isSaving, whileSaving } from './whileSaving.ts'

const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the page asks before it is left until every edit has ended, however it ends', async () => {
  const [stored, refused] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  expect(leave()).toBe(true)
  const first = whileSaving(stored.promise)
  const second = whileSaving(refused.promise)
  expect(leave()).toBe(false)
  stored.resolve('stored')
  expect(await first).toBe('stored')
  expect(isSaving()).toBe(true)
  expect(leave()).toBe(false)
  refused.reject(new Error('refused'))
  await expect(second).rejects.toThrow('refused')
  expect(isSaving()).toBe(false)
  expect(leave()).toBe(true)
})
