import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { createMemoryRouter, UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom'
import { createRouter, type Router } from './createRouter.ts'

type Guard = Parameters<Router['guard']>[0]
type Stopped = Parameters<Guard['onBlocked']>[0]

/** Guards a router while `isBlocking` is true, and keeps what it has stopped. */
function guarded(router: Router) {
  const guard: { isBlocking: boolean; stopped: Stopped | null } = { isBlocking: true, stopped: null }
  router.guard({
    isBlocked: () => guard.isBlocking,
    onBlocked: (stopped) => {
      guard.stopped = stopped
    },
    onNavigated: () => {
      guard.stopped = null
    },
  })
  return guard
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

const paths = fc.constantFrom('/', '/sia', '/sia?view=all', '?view=map', '/a%20b#end')
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('navigate' as const), to: paths, replace: fc.boolean() }),
    fc.record({ do: fc.constant('go' as const), delta: fc.constantFrom(-1, 1) }),
    fc.record({ do: fc.constant('guard' as const), isBlocking: fc.boolean() }),
    fc.record({ do: fc.constantFrom('proceed' as const, 'reset' as const) }),
  ),
  { maxLength: 20 },
)

test('navigates, blocks and proceeds as the data router of the library does', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const initialEntries = ['/first', '/second']
      const router = createRouter(UNSAFE_createMemoryHistory({ initialEntries }))
      const guard = guarded(router)
      const library = createMemoryRouter([{ path: '*', element: null }], { initialEntries })
      library.getBlocker('only', () => guard.isBlocking)
      guard.isBlocking = false
      for (const step of all) {
        const blocker = library.state.blockers.get('only')
        switch (step.do) {
          case 'navigate':
            void library.navigate(step.to, { replace: step.replace })
            router.navigate(step.to, { replace: step.replace })
            break
          case 'go':
            void library.navigate(step.delta)
            router.go(step.delta)
            break
          case 'guard':
            guard.isBlocking = step.isBlocking
            break
          case 'proceed':
            blocker?.proceed?.()
            guard.stopped?.proceed()
            break
          case 'reset':
            blocker?.reset?.()
            guard.stopped = null
            break
        }
        await settled()
        const { location, historyAction, blockers } = library.state
        const { key: _key, ...expected } = location
        expect(router.state).toMatchObject({ location: expected, historyAction })
        expect(guard.stopped?.location.pathname).toBe(blockers.get('only')?.location?.pathname)
      }
    }),
  )
})

test('Back in a browser returns to a guarded page, and leaves it when told to', async () => {
  history.replaceState(null, '', '/first')
  const router = createRouter(UNSAFE_createBrowserHistory())
  router.navigate('/second', { state: { drafts: 'keep' } })
  expect(router.state.location).toMatchObject({ pathname: '/second', state: { drafts: 'keep' } })

  const guard = guarded(router)
  router.go(-1)
  await waitFor(() => expect(guard.stopped?.location.pathname).toBe('/first'))
  await waitFor(() => expect(location.pathname).toBe('/second'))
  expect(router.state.location.pathname).toBe('/second')

  guard.stopped?.proceed()
  await waitFor(() =>
    expect(router.state).toMatchObject({ location: { pathname: '/first' }, historyAction: 'POP' }),
  )
  expect(location.pathname).toBe('/first')
  expect(guard.stopped).toBeNull()
})

test('of several guards the last one is asked, until it is released', () => {
  const router = createRouter(UNSAFE_createMemoryHistory())
  const guard = guarded(router)
  const release = router.guard({ isBlocked: () => false, onBlocked: () => {}, onNavigated: () => {} })
  router.navigate('/sia')
  expect(router.state.location.pathname).toBe('/sia')
  release()
  router.navigate('/')
  expect(router.state.location.pathname).toBe('/sia')
  expect(guard.stopped?.location.pathname).toBe('/')
})

test.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)'])('%s is refused', (address) => {
  const router = createRouter(UNSAFE_createBrowserHistory())
  const before = router.state.location
  expect(() => router.navigate(address)).toThrow('External navigation is not allowed.')
  expect(router.state.location).toBe(before)
})
