import type { DocumentSession } from '@outcome-studio/shared/document'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable, defineFeature } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useRef } from 'react'
import { type ChecklistDocument, checklistKind, countItems } from '../document/testing/checklistKind.ts'
import { MemoryDocuments } from '../document/testing/MemoryDocuments.ts'
import {
  Announcements,
  createEditorContext,
  type Editing,
  EditorNotices,
  FollowAddress,
  FollowStored,
  HistoryButtons,
  NameField,
  type PendingInput,
  readDocumentAddress,
  SaveStatus,
  useDocumentSession,
  useEditorKeys,
  useFieldFocus,
  useOwnPath,
  useSave,
} from './index.ts'

const { EditorProvider, useSession, useSessionValue } = createEditorContext<ChecklistDocument>()
const write = (item: string, text: string) => ({ kind: 'write', item, text }) as const

let renders: string[] = []
beforeEach(() => {
  localStorage.clear()
  renders = []
})
afterEach(() => jest.restoreAllMocks())

function createRepository(): MemoryDocuments<ChecklistDocument> {
  return new MemoryDocuments({
    kind: checklistKind,
    count: countItems,
  })
}

const editingOf = (repository: MemoryDocuments<ChecklistDocument>): Editing<ChecklistDocument> => ({
  kind: checklistKind,
  repository,
  words: { one: 'checklist', many: 'checklists', reading: 'read' },
  newUuid: () => 'another',
  fill: ({ items }) => (Object.keys(items).length > 3 ? 'full' : 'roomy'),
})

function ItemField({ item }: { readonly item: string }) {
  renders.push(item)
  const session = useSession()
  const field = useRef<HTMLInputElement>(null)
  useFieldFocus(item, field)
  const text = useSessionValue(item, ({ content }) => content.items[item] ?? '')
  return (
    <input
      ref={field}
      aria-label={item}
      value={text}
      onChange={(event) => session.apply(write(item, event.target.value))}
    />
  )
}

function Bar() {
  const save = useSave()
  useEditorKeys({})
  return (
    <>
      <SaveStatus />
      <HistoryButtons />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </>
  )
}

interface ScreenProps {
  readonly editing: Editing<ChecklistDocument>
  readonly pending?: PendingInput | undefined
  readonly onSession: (session: DocumentSession<ChecklistDocument>) => void
}

/** The screen of one checklist. A stored one is loaded by a button. */
function Screen({ editing, pending, onSession }: ScreenProps) {
  const address = readDocumentAddress(useOwnPath(), (text) => text)
  if (address === null || address.kind === 'list') throw new Error('No document')
  const { session, open } = useDocumentSession(editing, address)
  if (!session) {
    const load = async (docName: string) => open(await editing.repository.load(docName))
    return (
      <button type="button" onClick={() => void load(address.kind === 'stored' ? address.docName : '')}>
        Open it
      </button>
    )
  }
  onSession(session)
  return (
    <EditorProvider key={session.key} session={session} editing={editing} {...(pending && { pending })}>
      <FollowAddress />
      <FollowStored />
      <Bar />
      <EditorNotices />
      <NameField label="Checklist name" />
      <ItemField item="passport" />
      <ItemField item="ticket" />
      <Announcements />
    </EditorProvider>
  )
}

/** Opens an editor of checklists on a path below its own. */
function openEditor(repository: MemoryDocuments<ChecklistDocument>, path: string, pending?: PendingInput) {
  const editing = editingOf(repository)
  const sessions = new Set<DocumentSession<ChecklistDocument>>()
  const feature = defineFeature({
    name: 'checklists',
    view: () => <Screen editing={editing} pending={pending} onSession={(session) => sessions.add(session)} />,
  })
  const view = renderFeature(feature, {
    basename: '/checklists',
    path,
    navigate: (to, options) => void view.router.navigate(to, options),
  })
  const address = () => view.router.state.location.pathname
  return { ...view, sessions, user: userEvent.setup(), address }
}

/** An editor on the stored checklist "Trip" with one item, in which mine is typed after theirs was saved. */
async function openStored(typed = '') {
  const repository = createRepository()
  await repository.save({
    docName: 'Trip',
    content: { id: 'list-1', items: { passport: 'Renew' } },
    basedOnRevision: null,
  })
  const view = openEditor(repository, '/Trip')
  await view.user.click(await screen.findByRole('button', { name: 'Open it' }))
  if (typed !== '') await view.user.type(field('passport'), typed)
  return { ...view, repository }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const status = () => screen.getAllByRole('status')[0]
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const saved = () => waitFor(() => expect(status()).toHaveTextContent('Saved'))

async function saveElsewhere(repository: MemoryDocuments<ChecklistDocument>, items: Record<string, string>) {
  const { header } = await repository.load('Trip')
  await repository.save({
    docName: 'Trip',
    content: { id: 'list-1', items },
    basedOnRevision: header.revision,
  })
}

test('a new document is written, saved under its name, and keeps its session at the new address', async () => {
  const repository = createRepository()
  const { user, address, sessions, container, host } = openEditor(repository, '/new/list-1')
  expect(await screen.findByRole('textbox', { name: 'Checklist name' })).toHaveFocus()
  await user.type(field('passport'), 'Renew')
  expect(status()).toHaveTextContent('Unsaved changes')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(field('Checklist name')).toHaveFocus())
  await user.type(field('Checklist name'), 'Trip')
  await user.keyboard('{Control>}s{/Control}')
  await saved()
  expect(address()).toBe('/checklists/Trip')
  expect((await repository.load('Trip')).content.items).toEqual({ passport: 'Renew' })
  expect(sessions.size).toBe(1)
  expect(host.calls.events).toEqual(['document_saved'])
  expect(await axe(container)).toHaveNoViolations()
})

test('an edit renders the fields of its key alone', async () => {
  const { sessions } = await openStored()
  renders = []
  act(() => void [...sessions][0]?.apply(write('ticket', 'Print')))
  expect(renders).toEqual(['ticket'])
})

test('undo and redo are announced, focus their field, and take over the shortcut of the browser', async () => {
  const { user } = await openStored('!')
  await user.click(field('ticket'))
  await user.keyboard('{Control>}z{/Control}')
  expect(field('passport')).toHaveValue('Renew')
  expect(field('passport')).toHaveFocus()
  expect(screen.getByText('Undone: passport changed.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(field('passport')).toHaveValue('Renew!')
  expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled()
})

test('what other tabs save is taken over while nothing is unsaved', async () => {
  const { repository } = await openStored()
  await act(() => saveElsewhere(repository, { passport: 'Renewed' }))
  await waitFor(() => expect(field('passport')).toHaveValue('Renewed'))
  expect(screen.getByText('Updated with changes that were saved elsewhere.')).toBeInTheDocument()
})

describe('a conflict', () => {
  async function conflict() {
    const view = await openStored(' mine')
    await saveElsewhere(view.repository, { passport: 'Renew theirs' })
    await clickButton('Save')
    await screen.findByRole('row', { name: 'passport Renew mine Renew theirs' })
    return view
  }
  const stored = async (repository: MemoryDocuments<ChecklistDocument>) =>
    (await repository.load('Trip')).content.items

  test('names the kind of document and stays at hand', async () => {
    await conflict()
    await clickButton('Decide later')
    expect(
      screen.getByText(/^This checklist was changed elsewhere since you opened it\./),
    ).toBeInTheDocument()
    await clickButton('Choose a version')
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  test('keeping mine saves it over theirs', async () => {
    const { repository } = await conflict()
    await clickButton('Keep mine')
    await saved()
    expect(await stored(repository)).toEqual({ passport: 'Renew mine' })
  })

  test('taking theirs shows it', async () => {
    const { host } = await conflict()
    await clickButton('Take theirs')
    expect(field('passport')).toHaveValue('Renew theirs')
    expect(host.calls.toasts).toEqual(['Their version is in place. Yours was set aside.'])
  })

  test('merging saves what was chosen', async () => {
    const { repository, user } = await conflict()
    await clickButton('Compare and merge')
    const group = await screen.findByRole('group', { name: 'passport' })
    await user.click(within(group).getByRole('radio', { name: /^Theirs/ }))
    await clickButton('Save merged version')
    await saved()
    expect(await stored(repository)).toEqual({ passport: 'Renew theirs' })
  })
})

test('a document that was deleted elsewhere is saved as a new one', async () => {
  const { repository } = await openStored('!')
  await repository.remove('Trip', 'list-1')
  await clickButton('Save')
  await clickButton('Save as a new checklist')
  await saved()
  expect((await repository.load('Trip')).header.uuid).toBe('another')
})

test('the address follows a rename while the content is still being saved', async () => {
  const { repository, user, address, sessions } = await openStored('!')
  const rename = repository.rename.bind(repository)
  const holding = Promise.withResolvers<() => void>()
  jest.spyOn(repository, 'rename').mockImplementationOnce(async (...names) => {
    const renamed = await rename(...names)
    holding.resolve(repository.hold())
    return renamed
  })
  await user.clear(field('Checklist name'))
  await user.type(field('Checklist name'), 'Journey')
  await clickButton('Save')
  const release = await holding.promise
  await waitFor(() => expect(address()).toBe('/checklists/Journey'))
  expect(status()).toHaveTextContent('Saving')
  release()
  await saved()
  expect(sessions.size).toBe(1)
})

test('text typed last is kept in the draft when the editor is left', async () => {
  const repository = createRepository()
  const pending = {
    commitAll: () => void [...view.sessions][0]?.apply(write('passport', 'Renew')),
    isAllRead: () => true,
    subscribe: () => () => {},
    discardLatest: () => null,
    savedWithout: '',
  }
  const view = openEditor(repository, '/new/list-1', pending)
  await view.user.type(await screen.findByRole('textbox', { name: 'Checklist name' }), 'Trip')
  view.unmount()
  openEditor(repository, '/new/list-1')
  await waitFor(() => expect(field('passport')).toHaveValue('Renew'))
})

test('text typed last is on this device before the question whether to leave', async () => {
  const { host } = await openStored('!')
  expect(Object.values(localStorage).join()).not.toContain('Renew!')
  expect(host.isOnDevice()).toBe(true)
  expect(Object.values(localStorage).join()).toContain('Renew!')
})

test.each([
  ['a blocked storage', true, true],
  ['text that is not in the document', false, false],
])('%s leaves something that is not on this device', async (_what, isRead, isBlocked) => {
  const pending = {
    commitAll: () => {},
    isAllRead: () => isRead,
    subscribe: () => () => {},
    discardLatest: () => null,
    savedWithout: '',
  }
  const { user, host } = openEditor(createRepository(), '/new/list-1', pending)
  await user.type(await screen.findByRole('textbox', { name: 'Checklist name' }), 'Trip')
  if (isBlocked) {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
  }
  let isOnDevice = true
  act(() => {
    isOnDevice = host.isOnDevice()
  })
  expect(isOnDevice).toBe(false)
})

test('a failed save is reported, offered again, and nothing is lost', async () => {
  const { repository, host } = await openStored('!')
  repository.failNext(new StudioError('cen/offline'), 'save')
  await clickButton('Save')
  await clickButton('Try again')
  await saved()
  expect(host.calls.errors).toHaveLength(1)
  expect((await repository.load('Trip')).content.items).toEqual({ passport: 'Renew!' })
})

test('a draft of an earlier session is restored and can be undone', async () => {
  const { repository, unmount } = await openStored('!')
  act(() => void dispatchEvent(new Event('pagehide')))
  unmount()
  openEditor(repository, '/Trip')
  await clickButton('Open it')
  await waitFor(() => expect(field('passport')).toHaveValue('Renew!'))
  const notice = screen.getByText(/^Your unsaved changes from .* are back\.$/)
  expect(notice).toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field('passport')).toHaveValue('Renew')
})

test('text that is not in the document yet counts as unsaved and is committed by a save', async () => {
  let isRead = false
  const commitAll = jest.fn()
  const typed = createReadable(0)
  const pending = {
    commitAll,
    isAllRead: () => isRead,
    subscribe: (listener: () => void) => typed.subscribe(listener),
    discardLatest: () => null,
    savedWithout: 'Saved, except one number.',
  }
  const { user, host, address } = openEditor(createRepository(), '/new/list-1', pending)
  await user.type(await screen.findByRole('textbox', { name: 'Checklist name' }), 'Trip')
  await clickButton('Save')
  await waitFor(() => expect(host.calls.toasts).toEqual(['Saved, except one number.']))
  expect(commitAll).toHaveBeenCalled()
  expect(status()).toHaveTextContent('Unsaved changes')
  // Only the page of the document is guarded.
  await waitFor(() => expect(address()).toBe('/checklists/Trip'))
  expect(host.isUnsaved()).toBe(true)
  isRead = true
  act(() => typed.set(1))
  expect(status()).toHaveTextContent('Saved')
})

test('a member without access reads on, with the words of the kind', async () => {
  const { host, sessions } = await openStored()
  act(() => host.access.set({ unrestricted: false, toolsAdmin: false }))
  expect(
    screen.getByText('Without a membership you can read this checklist, but not change it.'),
  ).toBeInTheDocument()
  expect(field('Checklist name')).toHaveAttribute('readonly')
  act(() => [...sessions][0]?.rename('Journey'))
  expect(screen.getByText(/^You can’t change or save checklists without a membership\./)).toBeInTheDocument()
})

test('a document that became too large is reported at a pause in typing', async () => {
  const { sessions } = await openStored()
  const [session] = sessions
  jest.useFakeTimers()
  try {
    for (const item of ['a', 'b', 'c']) act(() => void session?.apply(write(item, item)))
    expect(screen.queryByText(/too large/)).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1_000))
  } finally {
    jest.useRealTimers()
  }
  expect(screen.getByText(/^This checklist is too large to be saved\./)).toBeInTheDocument()
})
