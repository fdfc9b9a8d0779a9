import { render, screen } from '@testing-library/react'
import { PageHeader } from './PageHeader.tsx'

test('PageHeader is the first-level heading, with its actions', () => {
  render(
    <PageHeader
      title="Outcome Validation"
      lead="All your studies."
      actions={<button type="button">New</button>}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Outcome Validation' })).toBeInTheDocument()
  expect(screen.getByText('All your studies.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'New' })).toBeInTheDocument()
})
