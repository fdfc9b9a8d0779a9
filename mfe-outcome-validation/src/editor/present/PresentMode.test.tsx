import { resetMemory } from '@outcome-studio/shared/data/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})
afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
  Reflect.deleteProperty(document, 'exitFullscreen')
  Reflect.deleteProperty(document, 'fullscreenElement')
})

const presentation = () => screen.findByRole('dialog', { name: 'Presentation of Commute' })

const open = async (path = '/Commute') => {
  await storeStudy('Commute', [['first'], []])
  return openStudio({ path })
}

const present = async () => {
  const view = await open()
  await view.user.click(await screen.findByRole('button', { name: 'Export…' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Present full screen' }))
  return { ...view, dialog: within(await presentation()) }
}

/** A browser that enters full screen, and can be told to leave it. */
function withFullScreen() {
  const set = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
    fireEvent(document, new Event('fullscreenchange'))
  }
  Object.assign(document.documentElement, { requestFullscreen: async () => set(document.documentElement) })
  Object.assign(document, { exitFullscreen: async () => set(null) })
  return { leave: () => set(null) }
}

test('one thing is shown at a time, and announced, by keyboard', async () => {
  const { user, dialog, router, container } = await present()
  expect(dialog.getByText('reach a destination on time')).toBeVisible()
  expect(dialog.getByRole('status')).toHaveTextContent('Slide 1 of 3: The job to be done')
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations()

  await user.keyboard('{ArrowRight}')
  expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Job map: 2 steps')
  expect(dialog.getByRole('status')).toHaveTextContent('Slide 2 of 3: Job map: 2 steps')
  expect(router.state.location.search).toBe('?present=2')
  await user.keyboard('{End}')
  expect(dialog.getByRole('table')).toHaveTextContent('first')
  await user.keyboard('{Home}')
  expect(dialog.getByRole('status')).toHaveTextContent('Slide 1 of 3')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('')
})

test('buttons do the same, and Space on one presses it once', async () => {
  const { user, dialog } = await present()
  expect(dialog.getByRole('button', { name: 'Previous slide' })).toBeDisabled()
  const next = dialog.getByRole('button', { name: 'Next slide' })
  next.focus()
  await user.keyboard(' ')
  expect(dialog.getByRole('status')).toHaveTextContent('Slide 2 of 3')
  await user.click(next)
  expect(next).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'End presentation' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('an address shows a slide at once, and one that is not there the last', async () => {
  await open('/Commute?present=99')
  expect(within(await presentation()).getByRole('status')).toHaveTextContent('Slide 3 of 3')
})

test('leaving full screen ends the presentation', async () => {
  const browser = withFullScreen()
  await present()
  await waitFor(() => expect(document.fullscreenElement).toBe(document.documentElement))
  browser.leave()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the end of a presentation leaves full screen', async () => {
  withFullScreen()
  const { user, dialog } = await present()
  await user.click(dialog.getByRole('button', { name: 'End presentation' }))
  await waitFor(() => expect(document.fullscreenElement).toBeNull())
})

test('a browser that refuses full screen still presents in the window', async () => {
  Object.assign(document.documentElement, { requestFullscreen: () => Promise.reject(new Error('refused')) })
  const { dialog } = await present()
  expect(dialog.getByRole('status')).toHaveTextContent('Slide 1 of 3')
})
