import { render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { defineFeature } from './defineFeature.tsx'
import { useMemberOfHost } from './hooks/useHost.ts'
import { createTestHost } from './testing/createTestHost.ts'

const named = defineFeature({
  name: 'named',
  view: ({ host }) => {
    const member = useMemberOfHost()
    return (
      <p>
        {member?.name} at {host.basename}
      </p>
    )
  },
})

const createElement = () => document.createElement('div')

test('the host renders the view, which gets the host through hooks and props', async () => {
  let rendered: ReactNode = null
  const renderer = jest.fn((view: ReactNode) => {
    rendered = view
    return () => {}
  })
  const element = createElement()
  await named.mount({ domElement: element, host: createTestHost({ basename: '/one', render: renderer }) })
  expect(renderer).toHaveBeenCalledWith(expect.anything(), element)
  render(<StrictMode>{rendered}</StrictMode>)
  expect(screen.getByText('Stella Standard at /one')).toBeVisible()
})

test('unmount releases each mount once, by its element', async () => {
  const [first, second] = [createElement(), createElement()]
  const releases = new Map<HTMLElement, jest.Mock>()
  const host = createTestHost({
    render: (_view, into) => {
      const release = jest.fn()
      releases.set(into, release)
      return release
    },
  })
  await named.mount({ domElement: first, host })
  await named.mount({ domElement: second, host })
  await named.unmount({ domElement: first, host })
  await named.unmount({ domElement: first, host })
  expect(releases.get(first)).toHaveBeenCalledTimes(1)
  expect(releases.get(second)).not.toHaveBeenCalled()
})

test('a mount whose rendering fails rejects, and its unmount does nothing', async () => {
  const host = createTestHost({
    render: () => {
      throw new Error('no element')
    },
  })
  const element = createElement()
  await expect(named.mount({ domElement: element, host })).rejects.toThrow('no element')
  await expect(named.unmount({ domElement: element, host })).resolves.toBeUndefined()
})

test('a feature of several areas shows the view of the path where it is mounted', async () => {
  const feature = defineFeature({
    name: 'account',
    views: { '/profile': () => <p>Profile</p>, '/plan': () => <p>Plan</p> },
  })
  let rendered: ReactNode = null
  const mountAt = (basename: string) => {
    const host = createTestHost({
      basename,
      render: (view) => {
        rendered = view
        return () => {}
      },
    })
    return feature.mount({ domElement: createElement(), host })
  }
  await mountAt('/plan')
  render(rendered)
  expect(screen.getByText('Plan')).toBeVisible()
  expect(screen.queryByText('Profile')).not.toBeInTheDocument()
  await expect(mountAt('/elsewhere')).rejects.toThrow(
    'account has no view at "/elsewhere", only at /profile, /plan.',
  )
})
