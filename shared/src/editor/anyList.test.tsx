import { StudioError } from '@outcome-studio/shared/domain/errors'
import { defineFeature } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useRef, useState } from 'react'
import { type ChecklistDocument, checklistKind, countItems } from '../document/testing/checklistKind.ts'
import { MemoryDocuments } from '../document/testing/MemoryDocuments.ts'
import {
  DocumentListItem,
  DocumentNameDialog,
  type DocumentNaming,
  DocumentSearch,
  describeFound,
  type Editing,
  RemovalNotice,
  useListView,
  useRemoval,
} from './index.ts'

const ORDERS = ['saved', 'name'] as const
const LABELS = [
  { value: 'saved', label: 'Last saved' },
  { value: 'name', label: 'Name' },
] as const
const WORDS = { one: 'checklist', many: 'checklists', reading: 'read' }

const createRepository = () =>
  new MemoryDocuments<ChecklistDocument>({
    kind: checklistKind,
    count: countItems,
  })

interface ListProps {
  readonly editing: Editing<ChecklistDocument>
  readonly repository: MemoryDocuments<ChecklistDocument>
  readonly rename: () => Promise<void>
}

function List({ editing, repository, rename }: ListProps) {
  const [stored, setStored] = useState(repository.names)
  const viewing = useListView(ORDERS)
  const field = useRef<HTMLInputElement>(null)
  const removal = useRemoval({ editing, taken: stored })
  const [naming, setNaming] = useState<DocumentNaming<string> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const action = {
    mutateAsync: async () => {
      try {
        await rename()
      } catch (failure) {
        setError(failure)
        throw failure
      }
    },
    reset: () => setError(null),
    error,
    isPending: false,
  }
  const shown = stored.filter((name) => name.includes(viewing.query))
  return (
    <>
      <DocumentSearch words={WORDS} viewing={viewing} orders={LABELS} field={field} />
      <p role="status">{describeFound(WORDS, shown.length, stored.length, viewing.query)}</p>
      <RemovalNotice removal={removal} onSettled={() => setStored(repository.names)} />
      <ul>
        {stored.map((docName) => (
          <DocumentListItem
            key={docName}
            docName={docName}
            isFound={shown.includes(docName)}
            hasDraft={docName === 'Trip'}
            isLeaving={removal.busy.has(docName)}
            takesFocus={false}
            onRename={() => setNaming({ kind: 'rename', document: { docName, uuid: docName } })}
            onCopy={() => setNaming({ kind: 'copy', document: { docName, uuid: docName } })}
            onRemove={() => void repository.load(docName).then(({ header }) => removal.remove(header))}
          >
            <span>2 items</span>
          </DocumentListItem>
        ))}
      </ul>
      {naming && (
        <DocumentNameDialog
          words={WORDS}
          naming={naming}
          taken={stored}
          actions={{ rename: action, copy: action }}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}

/** Opens a list of checklists, one for each name; renaming is scripted by `rename`. */
async function openList(names: readonly string[], rename = jest.fn(async () => {})) {
  const repository = createRepository()
  for (const docName of names) {
    await repository.save({ docName, content: { id: docName, items: {} }, basedOnRevision: null })
  }
  const editing: Editing<ChecklistDocument> = {
    kind: checklistKind,
    repository,
    words: WORDS,
    newUuid: () => 'another',
    fill: () => 'roomy',
  }
  const view = renderFeature(
    defineFeature({ name: 'checklists', view: () => <List {...{ editing, repository, rename }} /> }),
    {
      basename: '/checklists',
      navigate: (to, options) => void view.router.navigate(to, options),
    },
  )
  await screen.findByRole('search', { name: 'Checklists' })
  return { ...view, repository, user: userEvent.setup(), rename }
}

async function choose(docName: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${docName}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('a row links to its document, with its facts, and the screen has no faults', async () => {
  const { container } = await openList(['Trip', 'Move'])
  expect(screen.getByRole('link', { name: 'Trip' })).toHaveAttribute('href', '/checklists/Trip')
  expect(screen.getByText('Unsaved changes on this device')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('2 checklists')
  expect(await axe(container)).toHaveNoViolations()
})

test('"/" searches, the address follows, and nothing found is said in the words of the kind', async () => {
  const { user, router } = await openList(['Trip', 'Move'])
  await user.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Find a checklist' })).toHaveFocus()
  await user.keyboard('Tr')
  expect(screen.queryByRole('link', { name: 'Move' })).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 checklists')
  await user.keyboard('x')
  expect(screen.getByRole('status')).toHaveTextContent('No checklist’s name contains “Trx”.')
  await user.tab()
  await waitFor(() => expect(router.state.location.search).toBe('?q=Trx'))
})

test('a deletion is at once and can be undone', async () => {
  const { user, repository } = await openList(['Trip'])
  await choose('Trip', 'Delete')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  expect(repository.names).toEqual([])
  await user.click(undo)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())
  expect(repository.names).toEqual(['Trip'])
})

test('a document whose name was taken meanwhile comes back under another, which is said', async () => {
  const { user, repository, host } = await openList(['Trip'])
  await choose('Trip', 'Delete')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await repository.save({ docName: 'Trip', content: { id: 'other', items: {} }, basedOnRevision: null })
  await user.click(undo)
  await waitFor(() =>
    expect(host.calls.toasts).toEqual([
      'The name “Trip” is taken by now, so the checklist is back as “Trip 2”.',
    ]),
  )
})

test('the name dialog refuses a bad name while it is typed, and shows why the database refused one', async () => {
  const refusal = new StudioError('cen/doc-already-exists')
  const rename = jest.fn(async () => {}).mockRejectedValueOnce(refusal)
  const { user, host } = await openList(['Trip'], rename)
  await choose('Trip', 'Rename')
  const name = await screen.findByRole('textbox', { name: 'New name' })
  expect(screen.getByRole('dialog', { name: 'Rename checklist' })).toBeInTheDocument()
  await user.clear(name)
  await user.type(name, 'a/b')
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled()
  await user.clear(name)
  await user.type(name, 'Move{Enter}')
  await waitFor(() => expect(name).toBeInvalid())
  expect(host.calls.errors).toEqual([refusal])
  await user.type(name, ' house{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(host.calls.toasts).toEqual(['Renamed to “Move house”.'])
})
