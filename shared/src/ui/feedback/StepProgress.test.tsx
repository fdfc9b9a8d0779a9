import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { StepProgress } from './StepProgress.tsx'

test('says the step and the number of steps, in words and as a value', async () => {
  const { container } = render(<StepProgress name="Question" step={2} of={7} />)
  expect(screen.getByText('Question 2 of 7')).toBeInTheDocument()
  const bar = screen.getByRole('progressbar', { name: 'Question 2 of 7' })
  expect(bar).toHaveAttribute('aria-valuenow', '2')
  expect(bar).toHaveAttribute('aria-valuemax', '7')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('announces the step next to the name of the sequence', async () => {
  const { container, rerender } = render(<StepProgress title="Guide" name="Question" step={2} of={7} />)
  rerender(<StepProgress title="Guide" name="Question" step={3} of={7} />)
  expect(screen.getByRole('status')).toHaveTextContent('Question 3 of 7')
  expect(screen.getByText('Guide')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
