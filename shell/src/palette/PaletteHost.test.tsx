import { resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { createLazy } from '@outcome-studio/shared/domain/base'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'
import type { PaletteDialog } from './PaletteDialog.tsx'
import { paletteDialog } from './paletteDialog.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)
jest.mock('./paletteDialog.ts', () => ({ paletteDialog: { loaded: jest.fn(), load: jest.fn() } }))

function Writing() {
  return (
    <label>
      Statement
      <input />
    </label>
  )
}

const pressShortcut = () => userEvent.keyboard('{Control>}k{/Control}')
const statement = () => screen.findByRole('textbox', { name: 'Statement' })
const field = () => screen.findByRole('combobox', { name: 'Search or jump to' })

/** A palette on a slow network, opened while the user types. */
async function openSlowly() {
  const slow = Promise.withResolvers<typeof PaletteDialog>()
  const lazy = createLazy(() => slow.promise)
  jest.mocked(paletteDialog.loaded).mockImplementation(lazy.loaded)
  jest.mocked(paletteDialog.load).mockImplementation(lazy.load)
  signedIn(testMember())
  const { shell, router } = renderShell('/outcome-validation/lunch', {
    features: { load: exposing(Writing) },
  })
  await userEvent.click(await statement())
  await pressShortcut()
  const arrive = () =>
    act(async () => {
      slow.resolve(
        jest.requireActual<typeof import('./PaletteDialog.tsx')>('./PaletteDialog.tsx').PaletteDialog,
      )
    })
  return { shell, router, arrive }
}

beforeEach(() => {
  resetFakeData()
  Object.assign(Element.prototype, { scrollIntoView: () => {} })
})
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))

test('what is typed while the palette is on its way is for it, and not for the page below', async () => {
  const { arrive } = await openSlowly()
  await userEvent.keyboard('Liven{Backspace}{Enter}')
  expect(await statement()).toHaveValue('')
  await arrive()
  expect(await field()).toHaveValue('Live')
  expect(await field()).toHaveFocus()
  await userEvent.keyboard(' e')
  expect(await field()).toHaveValue('Live e')
})

test('Escape gives up a palette on its way; the keys are for the page again', async () => {
  const { shell, arrive } = await openSlowly()
  await userEvent.keyboard('Li{Escape}ve')
  expect(shell.host.palette.isOpen.get()).toBe(false)
  expect(await statement()).toHaveValue('ve')
  await arrive()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pressShortcut()
  expect(await field()).toHaveValue('')
})

test('at an unknown address, the shortcut opens the palette for a member, and nothing for others', async () => {
  jest.mocked(paletteDialog.load).mockImplementation(() => new Promise(() => {}))
  signedIn(testMember())
  const { shell, unmount } = renderShell('/nowhere')
  await screen.findByRole('heading', { name: 'Invalid URL' })
  await pressShortcut()
  expect(shell.host.palette.isOpen.get()).toBe(true)
  unmount()
  signedOut()
  const other = renderShell('/nowhere')
  await screen.findByRole('heading', { name: 'Invalid URL' })
  await pressShortcut()
  expect(other.shell.host.palette.isOpen.get()).toBe(false)
})

test('navigation closes the palette, and one opened before the new page is there stays', async () => {
  const { shell, router } = await openSlowly()
  const { palette } = shell.host
  await act(() => router.navigate('/outcome-validation'))
  expect(palette.isOpen.get()).toBe(false)

  const stop = router.subscribe(({ location }) => {
    if (location.pathname === '/') palette.open()
  })
  await act(() => router.navigate('/'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(palette.isOpen.get()).toBe(true)
  stop()
})
