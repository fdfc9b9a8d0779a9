import { resetMemory } from '@outcome-studio/shared/data/testing'
import type { HostServices } from '@outcome-studio/shared/feature'
import { act, screen } from '@testing-library/react'
import { field, openRows, statementTexts } from '../../testing/openRows.tsx'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

test('a removed step is back by the button of its notice, unless the study was edited since', async () => {
  const toasts: { readonly message: string; readonly undo: (() => void) | undefined }[] = []
  const toast: HostServices['toast'] = (message, options) =>
    void toasts.push({ message, undo: options?.action?.onAction })
  await storeStudy('Commute', [['first', 'second', ''], ['third']])
  const { user } = openStudio({ path: '/Commute', toast })
  await screen.findByRole('textbox', { name: 'Study name' })
  const remove = () => user.click(screen.getByRole('button', { name: 'Remove job step 1' }))
  await remove()
  expect(toasts.at(-1)?.message).toBe('Job step 1 removed with its 2 outcome statements.')
  act(() => toasts.at(-1)?.undo?.())
  expect(statementTexts()).toEqual(['first', 'second', '', 'third'])
  await remove()
  await user.type(field('Outcome statement 1.1'), '!')
  act(() => toasts.at(-1)?.undo?.())
  expect(statementTexts()).toEqual(['third!'])
  expect(toasts.at(-1)?.message).toMatch(/^The study was edited since/)
})

test('a step without outcome statements is removed without a notice', async () => {
  const { user, host } = await openRows([''], ['second'])
  await user.click(screen.getByRole('button', { name: 'Remove job step 1' }))
  expect(screen.getByText('Job step 1 removed.')).toBeInTheDocument()
  expect(host.calls.toasts).toEqual([])
})
