import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { defineFeature } from '../defineFeature.tsx'
import { useRequireAccess } from '../hooks/useRequireAccess.ts'
import { useUnsavedGuard } from '../hooks/useUnsavedGuard.ts'
import { createTestHost } from './createTestHost.ts'
import { renderFeature } from './renderFeature.tsx'

const notes = defineFeature({
  name: 'notes',
  view: function Notes() {
    const [text, setText] = useState('')
    const mayEdit = useRequireAccess()
    useUnsavedGuard(text !== '')
    return (
      <>
        <input
          aria-label="Note"
          value={text}
          onChange={(event) => mayEdit() && setText(event.target.value)}
        />
        <Routes>
          <Route path="archive" element={<h2>Archive</h2>} />
        </Routes>
      </>
    )
  },
})

test('renders the feature at a path below the basename', async () => {
  renderFeature(notes, { basename: '/notes', path: '/archive' })
  expect(await screen.findByRole('heading', { name: 'Archive' })).toBeVisible()
})

test('unsaved text is guarded until the feature unmounts', async () => {
  const { host, unmount } = renderFeature(notes)
  const note = await screen.findByRole('textbox', { name: 'Note' })
  expect(host.isUnsaved()).toBe(false)
  await userEvent.type(note, 'a')
  expect(host.isUnsaved()).toBe(true)
  unmount()
  expect(host.isUnsaved()).toBe(false)
})

test('without access an action opens the membership modal and changes nothing', async () => {
  const { access } = createTestHost()
  access.set({ unrestricted: false, toolsAdmin: false })
  const { host } = renderFeature(notes, { access })
  const note = await screen.findByRole('textbox', { name: 'Note' })
  await userEvent.type(note, 'a')
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(note).toHaveValue('')
})
