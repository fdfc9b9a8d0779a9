import { createLazy } from '@outcome-studio/shared/domain/base'
import { defineFeature } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazyView } from './LazyView.tsx'

test('a view that fails to load is reported, and loads when it is tried again', async () => {
  let isOffline = true
  const part = createLazy(async () => {
    if (isOffline) throw new Error('No network')
    return () => <h2>Gaps</h2>
  })
  const view = () => <LazyView part={part} label="Gaps" />
  const { host } = renderFeature(defineFeature({ name: 'mfe-checklists', view }))
  expect(await screen.findByText(/^This view could not be loaded\. Your text is safe/)).toBeInTheDocument()
  expect(host.calls.reports).toHaveLength(1)
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Gaps' })).toBeInTheDocument()
})
