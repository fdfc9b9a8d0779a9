import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Disclosure } from './Disclosure.tsx'

test('a Disclosure shows its details only when it is opened', async () => {
  const user = userEvent.setup()
  render(
    <Disclosure summary="What is stored">
      <p>Which pages you open.</p>
    </Disclosure>,
  )
  const detail = screen.getByText('Which pages you open.')
  expect(detail).not.toBeVisible()
  await user.click(screen.getByText('What is stored'))
  expect(detail).toBeVisible()
  await user.click(screen.getByText('What is stored'))
  expect(detail).not.toBeVisible()
})
