import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { OverrideBadge } from './OverrideBadge.tsx'

test('says which features have which versions, ends that in one click, or opens the panel', async () => {
  const [onEnd, onChange] = [jest.fn(), jest.fn()]
  const overrides = [
    { id: 'mfe-account', entry: 'http://localhost:4005/mf-manifest.json' },
    { id: 'mfe-sia', version: 'previous' },
  ] as const
  const { container } = render(<OverrideBadge overrides={overrides} onEnd={onEnd} onChange={onChange} />)
  expect(screen.getByRole('note')).toHaveTextContent(
    'Other versions in this browser: mfe-account (localhost:4005, not verified), mfe-sia (previous version).',
  )
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Use the released ones' }))
  expect(onEnd).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(onChange).toHaveBeenCalledTimes(1)
})
