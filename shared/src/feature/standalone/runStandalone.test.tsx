import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { createReadable } from '../core/createReadable.ts'
import { defineFeature } from '../defineFeature.tsx'
import { useUnsavedGuard } from '../hooks/useUnsavedGuard.ts'
import { testMember } from '../testing/testMember.ts'
import { runStandalone } from './runStandalone.tsx'

const notes = defineFeature({
  name: 'notes',
  view: function Notes({ host }) {
    useUnsavedGuard(true)
    return (
      <>
        <h1>Notes of {host.member.get()?.name}</h1>
        <Link to="archive">Archive</Link>
        <button type="button" onClick={() => host.toast('Saved')}>
          Save
        </button>
        <Routes>
          <Route path="archive" element={<h2>Archive</h2>} />
        </Routes>
      </>
    )
  },
})

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('a feature runs at its own path, and the page shows the messages for its host', async () => {
  const element = document.createElement('div')
  document.body.append(element)
  let release = () => {}
  await act(async () => {
    release = runStandalone(notes, {
      element,
      basename: '/notes',
      member: createReadable(testMember()),
      claims: createReadable({ toolsAdmin: false }),
      access: createReadable({ unrestricted: true, toolsAdmin: false }),
      frame: (page) => <section aria-label="Frame">{page}</section>,
    })
  })
  expect(await screen.findByRole('heading', { name: 'Notes of Stella Standard' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Frame' })).toContainElement(screen.getByRole('main'))
  expect(location.pathname).toBe('/notes')

  await userEvent.click(screen.getByRole('link', { name: 'Archive' }))
  expect(screen.getByRole('heading', { name: 'Archive' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)

  await act(async () => release())
  expect(element).toBeEmptyDOMElement()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})
