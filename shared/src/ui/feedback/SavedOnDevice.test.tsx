import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { SavedOnDevice } from './SavedOnDevice.tsx'

const savedAt = new Date(Date.now() - 5 * 60_000 - 1_000).toISOString()

test('says how old the data is while the server cannot be reached', async () => {
  const { container } = render(<SavedOnDevice snapshot={{ savedAt, isOffline: true }} />)
  expect(screen.getByRole('status')).toHaveTextContent('Offline. Saved on this device 5 minutes ago.')
  expect(await axe(container)).toHaveNoViolations()
})

test.each([undefined, { savedAt, isOffline: false }])('says nothing about %j', (snapshot) => {
  const { container } = render(<SavedOnDevice snapshot={snapshot} />)
  expect(container).toBeEmptyDOMElement()
})
