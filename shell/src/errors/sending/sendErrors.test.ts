import { sendErrors } from './sendErrors.ts'

test('a network that fails is silent', async () => {
  const fetchFile = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  await sendErrors([], { fetchFile, isOnline: () => true })
  expect(fetchFile).toHaveBeenCalledWith('/reports', expect.objectContaining({ keepalive: true }))
})

test('offline nothing is sent', async () => {
  const fetchFile = jest.fn()
  await sendErrors([], { fetchFile, isOnline: () => false })
  expect(fetchFile).not.toHaveBeenCalled()
})
