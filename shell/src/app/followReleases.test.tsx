import { act } from '@testing-library/react'
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { createRouter } from '../router/createRouter.ts'
import { followReleases } from './followReleases.ts'

async function follow({ isReplaced = async () => true, isBusy = false, answersAfter = 0 } = {}) {
  const router = createRouter(UNSAFE_createMemoryHistory({ initialEntries: ['/sia'] }))
  const clock = { now: 0 }
  const reload = jest.fn()
  followReleases({
    router,
    features: {
      isReplaced: async () => {
        clock.now += answersAfter
        return isReplaced()
      },
    },
    isBusy: () => isBusy,
    reload,
    now: () => clock.now,
  })
  return { reload, go: (to: string) => act(() => router.navigate(to)) }
}

test('a page with a release that has been replaced is reloaded when another page follows', async () => {
  const { reload, go } = await follow()
  await go('/sia?view=table')
  expect(reload).not.toHaveBeenCalled()
  await go('/live-events')
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['what runs is current', { isReplaced: async () => false }],
  ['work would be lost', { isBusy: true }],
  ['the registry cannot be read', { isReplaced: () => Promise.reject(new Error('down')) }],
  ['the answer comes when the member is at work again', { answersAfter: 2_000 }],
])('not when %s', async (_what, options) => {
  const { reload, go } = await follow(options)
  await go('/live-events')
  expect(reload).not.toHaveBeenCalled()
})
