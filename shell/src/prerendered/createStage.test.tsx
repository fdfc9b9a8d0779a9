import { fakeCalls, fakeSession, resetFakeData, signedOut } from '@outcome-studio/shared/data/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.node'
import { SCREENS } from '../app/screens.ts'
import { createTestShell } from '../testing/renderShell.tsx'
import { createStage, type Stage } from './createStage.tsx'
import { PRERENDERED, PrerenderedScreen } from './PrerenderedScreen.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

let stage: Stage | null = null

/** A page that was prerendered for a path. */
function openPage(path: '/auth/signin' | '/auth/signup'): { root: HTMLElement; stage: Stage } {
  const show = path === '/auth/signin' ? PRERENDERED.signIn : PRERENDERED.signUp
  if (show === undefined) throw new Error('The screen is not rendered.')
  const root = document.createElement('div')
  root.innerHTML = renderToString(<PrerenderedScreen path={path} screen={show} />)
  document.body.replaceChildren(root)
  document.documentElement.dataset.prerendered = 'shown'
  stage = createStage(root)
  return { root, stage }
}

/** Everything of a page that a person meets, without what only programs read. */
function perceived(root: Element): string {
  const copy = document.createElement('div')
  copy.innerHTML = root.innerHTML
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['class', 'id', 'for', 'style', 'data-discover']) element.removeAttribute(name)
  }
  return copy.innerHTML.replaceAll('<!-- -->', '')
}

const field = () => screen.getByRole('textbox', { name: /^Try it/ })

let thrown: unknown[]
const onError = (event: ErrorEvent) => thrown.push(event.error)
beforeEach(async () => {
  resetFakeData()
  signedOut()
  // In development, React names attributes that differ, such as generated ids.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  thrown = []
  // React reports here that it could not adopt the elements.
  window.addEventListener('error', onError)
  await Promise.all([SCREENS.signIn.load(), SCREENS.signUp.load()])
})
afterEach(() => {
  window.removeEventListener('error', onError)
  act(() => stage?.show(null))
  jest.restoreAllMocks()
})

describe.each(['/auth/signin', '/auth/signup'] as const)('%s', (path) => {
  test('is prerendered as the application shows it, and its elements become live', async () => {
    const { root, stage } = openPage(path)
    const before = { heading: screen.getByRole('heading', { level: 1 }), page: perceived(root) }
    act(() => stage.adopt(createTestShell(path).app))
    expect(screen.getByRole('heading', { level: 1 })).toBe(before.heading)
    root.querySelector('main')?.removeAttribute('aria-label')
    expect(perceived(root)).toBe(before.page)
    expect(thrown).toEqual([])
    expect(document.documentElement.dataset.prerendered).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
    expect(fakeCalls.startSignIn.mock.calls).toEqual([[{ screen: 'signUp' }]])
  })
})

async function typeAndPress(): Promise<void> {
  await userEvent.clear(field())
  await userEvent.type(field(), 'Minimize the time it takes to eat')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  screen.getByRole('button', { name: 'Create an account' }).setAttribute('data-pressed', '')
}

async function expectCarriedOver(): Promise<void> {
  await waitFor(() => expect(field()).toHaveValue('Minimize the time it takes to eat'))
  expect(field()).toHaveFocus()
  expect(field()).toHaveProperty('selectionStart', 'Minimize the time it takes to e'.length)
  const check = screen.getByRole('group', { name: 'Check of the statement' })
  expect(await within(check).findByText(/^When does this count/)).toBeVisible()
  expect(fakeCalls.startSignIn.mock.calls).toEqual([[{ screen: 'signUp' }]])
}

test('what is typed, focused and pressed before the page is live stays', async () => {
  const { stage } = openPage('/auth/signin')
  await typeAndPress()
  act(() => stage.adopt(createTestShell('/auth/signin').app))
  await expectCarriedOver()
})

test('it stays too if the application shows other elements, and first an error', async () => {
  const { stage } = openPage('/auth/signin')
  await typeAndPress()
  act(() => fakeSession.set({ state: 'signedOut', hasEnded: true }))
  act(() => stage.show(<p>Outcome Studio could not be opened</p>))
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  act(() => stage.show(createTestShell('/auth/signin').app))
  expect(screen.getByText(/Your session has ended/)).toBeVisible()
  await expectCarriedOver()
})
