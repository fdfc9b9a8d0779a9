import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MenuButton } from './MenuButton.tsx'

const setUp = () => {
  const onRename = jest.fn()
  const onDelete = jest.fn()
  const view = render(
    <MenuButton
      label="Actions for Commute"
      choices={[
        { id: 'rename', label: 'Rename', onAction: onRename },
        { id: 'delete', label: 'Delete', tone: 'danger', onAction: onDelete },
      ]}
    />,
  )
  return { user: userEvent.setup(), onRename, onDelete, ...view }
}

describe('MenuButton', () => {
  test('opens by mouse and runs the chosen action', async () => {
    const { user, onRename, onDelete } = setUp()
    await user.click(screen.getByRole('button', { name: 'Actions for Commute' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(onDelete).toHaveBeenCalledTimes(1)
    expect(onRename).not.toHaveBeenCalled()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  test('works with the keyboard only', async () => {
    const { user, onRename } = setUp()
    await user.tab()
    await user.keyboard('{Enter}{Enter}')
    expect(onRename).toHaveBeenCalledTimes(1)
  })

  test('calls onOpen each time before it opens, and not when it closes', async () => {
    const onOpen = jest.fn()
    const user = userEvent.setup()
    render(
      <MenuButton
        label="Choose"
        choices={[{ id: 'all', label: 'All', onAction: () => {} }]}
        onOpen={onOpen}
      />,
    )
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Choose' }))
      expect(onOpen).toHaveBeenCalledTimes(times)
      await user.click(screen.getByRole('menuitem', { name: 'All' }))
      expect(onOpen).toHaveBeenCalledTimes(times)
    }
  })

  test('has no accessibility violations, closed or open', async () => {
    const { user, baseElement } = setUp()
    const rules = { region: { enabled: false } }
    expect(await axe(baseElement, { rules })).toHaveNoViolations()
    await user.click(screen.getByRole('button', { name: 'Actions for Commute' }))
    // React Aria adds focus guards around an open menu. They pass the focus on at once.
    expect(await axe(screen.getByRole('menu'), { rules })).toHaveNoViolations()
  })
})
