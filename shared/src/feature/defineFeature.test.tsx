import { act, screen } from '@testing-library/react'
import { createElement, useId } from 'react'
import { defineFeature } from './defineFeature.tsx'
import { useMemberOfHost } from './hooks/useMemberOfHost.ts'
import { createTestHost } from './testing/createTestHost.ts'

const named = defineFeature({
  name: 'named',
  view: function Named() {
    return <p id={useId()}>{useMemberOfHost()?.name}</p>
  },
})

function place(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

afterEach(() => document.body.replaceChildren())

test('without a renderer of the host it makes roots of its own, by element, with ids of its own', async () => {
  const host = createTestHost()
  const [first, second] = [place(), place()]
  await act(async () => {
    await named.mount({ domElement: first, host })
    await named.mount({ domElement: second, host })
  })
  expect(screen.getAllByText('Stella Standard')).toHaveLength(2)
  expect(first.querySelector('p')?.id).toContain('named-')

  await act(() => named.unmount({ domElement: first, host }))
  expect(screen.getAllByText('Stella Standard')).toHaveLength(1)
  expect(second).toHaveTextContent('Stella Standard')
})

test('mount settles though the view throws, and the host hears of it', async () => {
  const host = createTestHost()
  const element = place()
  const throws = defineFeature({
    name: 'throws',
    view: () => {
      throw new Error('in render')
    },
  })
  await act(() => throws.mount({ domElement: element, host }))
  expect(screen.getByRole('alert')).toHaveTextContent('throws stopped working')
  expect(host.calls.reports).toEqual([new Error('in render')])
})

test('what start acquired is released when rendering fails and when the feature is unmounted', async () => {
  const release = jest.fn()
  const feature = defineFeature({ name: 'started', view: () => null, start: () => release })
  const refusing = createTestHost({
    render: () => {
      throw new Error('no room')
    },
  })
  await expect(feature.mount({ domElement: place(), host: refusing })).rejects.toThrow('no room')
  expect(release).toHaveBeenCalledTimes(1)

  const element = place()
  const host = createTestHost()
  await act(() => feature.mount({ domElement: element, host }))
  expect(release).toHaveBeenCalledTimes(1)
  await act(() => feature.unmount({ domElement: element, host }))
  await act(() => feature.unmount({ domElement: element, host }))
  expect(release).toHaveBeenCalledTimes(2)
})

test('an update shows the view with the new host', async () => {
  const element = place()
  const basename = defineFeature({
    name: 'basename',
    view: ({ host }) => createElement('p', {}, host.basename),
  })
  await act(() => basename.mount({ domElement: element, host: createTestHost({ basename: '/one' }) }))
  await act(() => basename.update({ domElement: element, host: createTestHost({ basename: '/two' }) }))
  expect(element).toHaveTextContent('/two')
})
