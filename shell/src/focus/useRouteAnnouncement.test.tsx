import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { TextField } from '@outcome-studio/shared/ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  signedIn(testMember())
})

const LIST = '/outcome-validation'
const main = () => screen.getByRole('main')

const frames = (count: number) =>
  act(async () => {
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame)
  })

/** A list, and below it screens of which one takes the keyboard itself. */
function Studies() {
  const { pathname } = useLocation()
  const [name, setName] = useState('Commute')
  if (pathname === LIST) {
    return (
      <>
        <h1>Outcome Validation</h1>
        <Link to={`${LIST}/commute`}>Commute</Link>
        <Link to={`${LIST}/new`}>New</Link>
      </>
    )
  }
  return (
    <>
      <h1>{name}</h1>
      <Link to={LIST}>All studies</Link>
      <TextField label="Name" autoFocus={pathname.endsWith('/new')} value={name} onChange={setName} />
    </>
  )
}

async function open(path: string) {
  const user = userEvent.setup()
  const { router } = renderShell(path, { features: { load: exposing(Studies) } })
  await screen.findByRole('heading', { level: 1, name: path === LIST ? 'Outcome Validation' : 'Commute' })
  const follow = async (name: string) => user.click(await screen.findByRole('link', { name }))
  return { user, router, follow }
}

test('moves focus to a new screen inside an area, forwards and back', async () => {
  const { router, follow } = await open(LIST)
  await follow('Commute')
  await waitFor(() => expect(main()).toHaveFocus())
  await act(() => router.go(-1))
  await waitFor(() => expect(main()).toHaveFocus())
  await act(() => router.go(1))
  await follow('All studies')
  await waitFor(() => expect(main()).toHaveFocus())
})

test('moves focus from the sidebar too, and from the main element', async () => {
  const { follow } = await open(`${LIST}/commute`)
  await follow('Outcome Validation')
  await waitFor(() => expect(main()).toHaveFocus())
  const entered = jest.fn()
  main().addEventListener('focus', entered)
  await follow('Outcome Validation')
  await frames(6)
  expect(entered).not.toHaveBeenCalled()
})

test('leaves focus where the screen has moved it', async () => {
  const { follow } = await open(LIST)
  await follow('New')
  await frames(6)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('leaves focus there after a key press too', async () => {
  const { user } = await open(LIST)
  const link = await screen.findByRole('link', { name: 'New' })
  act(() => link.focus())
  await user.keyboard('{Enter}')
  await frames(6)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('leaves focus where it is if only the address is replaced', async () => {
  const { user, router } = await open(`${LIST}/commute`)
  const sidebar = screen.getByRole('link', { name: 'Live Events' })
  act(() => sidebar.focus())
  await act(() => router.navigate(`${LIST}/to-work`, { replace: true }))
  await frames(6)
  expect(sidebar).toHaveFocus()
  await user.click(screen.getByRole('textbox', { name: 'Name' }))
  await act(() => router.navigate(`${LIST}/cycle`, { replace: true }))
  await frames(6)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('names the tab and the main element after the current screen', async () => {
  const { user, follow } = await open(LIST)
  expect(document.title).toBe('Outcome Validation · Outcome Studio')
  expect(main()).toHaveAccessibleName('Outcome Validation')
  await follow('Commute')
  expect(document.title).toBe('Commute · Outcome Validation · Outcome Studio')
  expect(main()).toHaveAccessibleName('Commute')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'r')
  await waitFor(() => expect(document.title).toBe('Commuter · Outcome Validation · Outcome Studio'))
  expect(main()).toHaveAccessibleName('Commuter')
  await follow('Home')
  expect(document.title).toBe('Home · Outcome Studio')
  await waitFor(() => expect(main()).toHaveAccessibleName('Hello, Stella Standard'))
})
