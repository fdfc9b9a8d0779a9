import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OverrideBadge } from './OverrideBadge.tsx'

test('says which feature comes from where, and ends it in one click', async () => {
  const onEnd = jest.fn()
  const override = { id: 'mfe-account', entry: 'http://localhost:4005/mf-manifest.json' }
  render(<OverrideBadge override={override} onEnd={onEnd} />)
  expect(screen.getByRole('note')).toHaveTextContent(
    'mfe-account comes from localhost:4005 in this browser and is not verified.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Use the released one' }))
  expect(onEnd).toHaveBeenCalledTimes(1)
})
