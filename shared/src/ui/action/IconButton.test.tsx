import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from './IconButton.tsx'

test('IconButton is named by its label and never submits a form', async () => {
  const user = userEvent.setup()
  const onClick = jest.fn()
  const onSubmit = jest.fn()
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Remove job step 2" onClick={onClick}>
        <svg aria-hidden="true" />
      </IconButton>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Remove job step 2' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
})
