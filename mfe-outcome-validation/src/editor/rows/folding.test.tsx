import { resetMemory } from '@outcome-studio/shared/data/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { button, field, openRows } from '../../testing/openRows.tsx'

beforeAll(() => {
  // What only a browser that lays pages out can do.
  Element.prototype.scrollIntoView = jest.fn()
})

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const hidden = (name: string) => expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument()

describe('collapsed job steps', () => {
  test('show one line and the number of their statements, and expand again', async () => {
    const { user } = await openRows(['first', 'second'], ['third'])
    await user.click(button('Collapse job step 1'))
    hidden('Outcome statement 1.1')
    expect(field('Outcome statement 2.1')).toBeVisible()
    expect(button('Expand job step 1')).toHaveFocus()
    await user.click(button(/^2 outcome statements/))
    expect(field('Outcome statement 1.2')).toHaveValue('second')
    expect(field('Job step 1')).toHaveFocus()
  })

  test('say what their statements are told', async () => {
    const { user } = await openRows(['Reduce the time it takes to choose a route'])
    await user.click(button('Collapse job step 1'))
    expect(
      await screen.findByRole('button', { name: /^1 outcome statement.*worst remark: warning/ }),
    ).toBeVisible()
  })

  test('are made by Ctrl and full stop from any of their texts, and the cursor stays in the step', async () => {
    const { user } = await openRows(['first', 'second'], ['third'])
    await user.click(field('Outcome statement 1.2'))
    await user.keyboard('{Control>}.{/Control}')
    hidden('Outcome statement 1.2')
    expect(field('Job step 1')).toHaveFocus()
    expect(screen.getByText('Job step 1 collapsed.')).toBeInTheDocument()
    await user.keyboard('{Control>}.{/Control}')
    expect(field('Outcome statement 1.2')).toBeVisible()
    expect(screen.getByText('Job step 1 expanded.')).toBeInTheDocument()
  })

  test('are passed by the arrow keys', async () => {
    const { user } = await openRows(['first'], ['second'])
    await user.click(button('Collapse job step 1'))
    await user.click(field('Job step 1'))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(field('Job step 2')).toHaveFocus())
    await user.keyboard('{Home}{ArrowUp}')
    await waitFor(() => expect(field('Job step 1')).toHaveFocus())
    hidden('Outcome statement 1.1')
  })

  test('expand when one of their statements gets the focus, by Enter, Undo or a move into them', async () => {
    const { user } = await openRows(['first'], ['second', 'third'])
    await user.type(field('Outcome statement 1.1'), '!')
    await user.click(button('Collapse job step 1'))
    await user.click(button('Undo'))
    await waitFor(() => expect(field('Outcome statement 1.1')).toHaveFocus())
    await user.click(button('Collapse job step 1'))
    await user.click(field('Job step 1'))
    await user.keyboard('{Enter}')
    expect(field('Outcome statement 1.1')).toHaveFocus()
    await user.click(button('Collapse job step 1'))
    await user.click(field('Outcome statement 2.1'))
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(field('Outcome statement 1.2')).toHaveFocus())
    expect(field('Outcome statement 1.2')).toHaveValue('second')
  })

  test('expand for what is found in them', async () => {
    const { user } = await openRows(['a late train'], ['no TRAIN at all'])
    await user.click(button('Collapse all'))
    hidden('Outcome statement 1.1')
    await user.keyboard('{Control>}f{/Control}train')
    await waitFor(() => expect(field('Outcome statement 1.1')).toHaveAttribute('data-found'))
    hidden('Outcome statement 2.1')
    await user.click(button('Collapse job step 1'))
    hidden('Outcome statement 1.1')
  })

  test('are printed whole', async () => {
    const { user } = await openRows(['first'])
    await user.click(button('Collapse all'))
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(field('Outcome statement 1.1')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    hidden('Outcome statement 1.1')
  })

  test('are collapsed and expanded all at once', async () => {
    const { user } = await openRows(['first'], ['second'])
    await user.click(button('Collapse all'))
    hidden('Outcome statement 1.1')
    hidden('Outcome statement 2.1')
    await user.click(button('Expand all'))
    expect(field('Outcome statement 2.1')).toBeVisible()
  })
})
