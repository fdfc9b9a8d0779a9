/** @jest-environment <rootDir>/tools/build/jest/BrowserEnvironment.js */
import './browserLike.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, startTransition, useState } from 'react'

/** Longer than React renders without a break. */
const SLICE = 10

function Slow({ name }: { readonly name: string }) {
  const end = performance.now() + SLICE
  while (performance.now() < end);
  return createElement('li', null, name)
}

function SlowList() {
  const [names, setNames] = useState<readonly string[]>([])
  const show = async () => {
    const loaded = await Promise.resolve(Array.from({ length: 20 }, (_, index) => `Row ${index + 1}`))
    startTransition(() => setNames(loaded))
  }
  return createElement(
    'div',
    null,
    createElement('button', { type: 'button', onClick: () => void show() }, 'Show'),
    createElement('ul', null, ...names.map((name) => createElement(Slow, { key: name, name }))),
  )
}

test('a click is over when all is shown that React renders in several slices', async () => {
  render(createElement(SlowList))
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
})
