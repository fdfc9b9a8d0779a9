import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { CHECKLIST_ITEMS } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  signedIn(testMember({ checklistProgress: CHECKLIST_ITEMS }))
})

const UNDO = { label: 'Undo', onAction: () => {} }

async function openWithToasts() {
  const { shell, router } = renderShell('/outcome-validation/Lunch')
  const go = (to: string, options?: { readonly replace: boolean }) =>
    act(async () => {
      await router.navigate(to, options)
    })
  act(() => {
    shell.host.services.toast('A statement was removed.', { kind: 'info', action: UNDO })
    shell.host.services.toast('It failed.', { action: UNDO })
    shell.host.services.toast('Copied.', { kind: 'success' })
  })
  return { shell, go }
}

test('an offer of the page ends when the page is left; an error and a mere notice stay their time', async () => {
  const { go } = await openWithToasts()
  await go('/needs-framework')
  expect(screen.queryByText('A statement was removed.')).not.toBeInTheDocument()
  expect(screen.getByText('It failed.')).toBeVisible()
  expect(screen.getByText('Copied.')).toBeVisible()
})

test.each([
  ['another view', '/outcome-validation/Lunch?view=table', { replace: false }],
  ['a new name', '/outcome-validation/Dinner', { replace: true }],
])('%s of the document does not end it', async (_what, to, options) => {
  const { go } = await openWithToasts()
  await go(to, options)
  expect(screen.getByText('A statement was removed.')).toBeVisible()
})

test('a redirect to another area ends it', async () => {
  const { go } = await openWithToasts()
  await go('/auth/profile', { replace: true })
  expect(screen.queryByText('A statement was removed.')).not.toBeInTheDocument()
})

test('one that is shown right after the navigation belongs to the new page', async () => {
  const { shell } = await openWithToasts()
  await act(async () => {
    shell.host.services.navigate('/outcome-validation/Imported')
    shell.host.services.toast('Imported.', { kind: 'success', action: UNDO })
  })
  expect(screen.getByText('Imported.')).toBeVisible()
  expect(screen.queryByText('A statement was removed.')).not.toBeInTheDocument()
})
