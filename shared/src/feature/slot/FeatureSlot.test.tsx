import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, type ReactNode, StrictMode, useEffect } from 'react'
import { CONTRACT_VERSION } from '../core/contract.ts'
import { defineFeature } from '../defineFeature.tsx'
import type { FeatureError } from '../errors/FeatureError.ts'
import { useMemberOfHost } from '../hooks/useHost.ts'
import { createTestHost } from '../testing/createTestHost.ts'
import { testMember } from '../testing/testMember.ts'
import { FeatureSlot } from './FeatureSlot.tsx'

const greeting = defineFeature({
  name: 'greeting',
  view: function Greeting() {
    return <h2>Hello {useMemberOfHost()?.name}</h2>
  },
})

function deferred<Value>() {
  let settle: { resolve: (value: Value) => void; reject: (error: unknown) => void } | undefined
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return {
    promise,
    resolve: (value: Value) => settle?.resolve(value),
    reject: (error: unknown) => settle?.reject(error),
  }
}

function renderSlot(load: (attempt: number) => Promise<unknown>, options: { slowAfterMs?: number } = {}) {
  const host = createTestHost()
  const failures: FeatureError[] = []
  const failed = (error: FeatureError, tryAgain: () => void): ReactNode => (
    <div role="alert">
      {error.kind}
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
  const slot = (
    <StrictMode>
      <p>The rest of the page</p>
      <FeatureSlot
        area="Greeting"
        load={load}
        host={host}
        pending={<p role="status">Loading</p>}
        failed={failed}
        onFailure={(error) => failures.push(error)}
        {...options}
      />
    </StrictMode>
  )
  return { ...render(slot), host, failures }
}

const reactErrors: unknown[] = []
beforeEach(() => {
  reactErrors.length = 0
  jest.spyOn(console, 'error').mockImplementation((...all: unknown[]) => void reactErrors.push(all))
})
afterEach(() => jest.restoreAllMocks())

test('renders the feature with the host, and updates when the host changes', async () => {
  const { host } = renderSlot(async () => ({ default: greeting }))
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await screen.findByRole('heading', { name: 'Hello Stella Standard' })).toBeVisible()
  act(() => host.member.set(testMember({ name: 'Sten' })))
  expect(screen.getByRole('heading', { name: 'Hello Sten' })).toBeVisible()
  expect(reactErrors).toEqual([])
})

test('an unreachable feature affects only its slot, and Try again reloads it', async () => {
  const attempts: number[] = []
  const { failures } = renderSlot(async (attempt) => {
    attempts.push(attempt)
    if (attempt === 0) throw new TypeError('Failed to fetch')
    return { default: greeting }
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('unreachable')
  expect(screen.getByText('The rest of the page')).toBeVisible()
  expect(failures.at(-1)?.cause).toBeInstanceOf(TypeError)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading')).toBeVisible()
  expect(new Set(attempts)).toEqual(new Set([0, 1]))
})

test('a feature that loads slowly says so, and is shown once it arrives', async () => {
  const loading = deferred<unknown>()
  const mount = jest.fn(greeting.mount)
  const { failures } = renderSlot(() => loading.promise, { slowAfterMs: 5 })
  expect(await screen.findByText('slow')).toBeVisible()
  await act(async () => loading.resolve({ default: { ...greeting, mount } }))
  await waitFor(() => expect(mount).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('slow')).not.toBeInTheDocument()
  expect(failures.map(({ kind }) => kind)).toEqual(['slow'])
})

test.each([
  ['no default export', {}],
  ['null', null],
  ['a page of text', '<!doctype html>'],
  ['lifecycles missing', { default: { name: 'greeting', contract: CONTRACT_VERSION } }],
])('a corrupt module (%s) is rejected', async (_what, exposed) => {
  renderSlot(async () => exposed)
  expect(await screen.findByText('corrupt')).toBeVisible()
})

test('a feature of another contract is rejected before its code runs', async () => {
  const mount = jest.fn(async () => {})
  renderSlot(async () => ({ default: { ...greeting, contract: CONTRACT_VERSION + 1, mount } }))
  expect(await screen.findByText('incompatible')).toBeVisible()
  expect(mount).not.toHaveBeenCalled()
})

test('a feature that throws in mount or render is reported once, as crashed', async () => {
  const throwsOnMount = { ...greeting, mount: () => Promise.reject(new Error('on mount')) }
  const first = renderSlot(async () => ({ default: throwsOnMount }))
  expect(await screen.findByText('crashed')).toBeVisible()
  expect(first.failures.map(({ kind }) => kind)).toEqual(['crashed'])
  first.unmount()

  const throwsInRender = defineFeature({
    name: 'throws',
    view: () => {
      throw new Error('in render')
    },
  })
  const second = renderSlot(async () => ({ default: throwsInRender }))
  expect(await screen.findByText('crashed')).toBeVisible()
  expect(screen.getByText('The rest of the page')).toBeVisible()
  expect(second.failures).toHaveLength(1)
  expect(second.failures[0]?.cause).toEqual(new Error('in render'))
})

test('a view that suspends forever is shown as slow; it can be retried or unmounted', async () => {
  const Never = lazy(() => new Promise<never>(() => {}))
  let suspends = true
  const suspending = defineFeature({
    name: 'suspends',
    view: () => (suspends ? <Never /> : <h2>There</h2>),
  })
  const stop = jest.fn(suspending.unmount)
  const feature = { ...suspending, unmount: stop }
  const { unmount, failures } = renderSlot(async () => ({ default: feature }), { slowAfterMs: 20 })
  expect(await screen.findByText('slow')).toBeVisible()
  expect(failures.map(({ kind }) => kind)).toEqual(['slow'])
  suspends = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible()
  expect(stop).toHaveBeenCalledTimes(1)
  unmount()
  await act(async () => {})
  expect(stop).toHaveBeenCalledTimes(2)
})

test('a feature whose slot unmounts during the load is never mounted', async () => {
  const loading = deferred<unknown>()
  const mount = jest.fn(async () => {})
  const { unmount, failures } = renderSlot(() => loading.promise)
  unmount()
  await act(async () => loading.resolve({ default: { ...greeting, mount } }))
  expect(mount).not.toHaveBeenCalled()
  expect(failures).toEqual([])
})

test('StrictMode mounts twice, shows one view and releases each mount', async () => {
  let alive = 0
  const feature = defineFeature({
    name: 'alive',
    view: function Alive() {
      useEffect(() => {
        alive += 1
        return () => {
          alive -= 1
        }
      }, [])
      return <h2>Alive</h2>
    },
  })
  const { unmount } = renderSlot(async () => ({ default: feature }))
  expect(await screen.findAllByRole('heading')).toHaveLength(1)
  expect(alive).toBe(1)
  unmount()
  expect(alive).toBe(0)
})

test('mounting leaves the history of the browser alone', async () => {
  renderSlot(async () => ({ default: greeting }))
  await screen.findByRole('heading')
  expect(Object.hasOwn(history, 'pushState')).toBe(false)
})
