import {
  DocumentDrafts,
  type DocumentSession,
  type DocumentTypes,
  DraftStore,
  followStored,
  type HistoryStep,
  loggedKind,
} from '@outcome-studio/shared/document'
import { createReadable } from '@outcome-studio/shared/feature'
import type { Editing } from './Editing.ts'
import type { Editor } from './EditorContext.ts'
import { FocusRequests } from './FocusRequests.ts'
import type { DocumentComparison } from './OpenDocument.ts'
import type { PendingInput } from './PendingInput.ts'

/**
 * Creates the editor of one session.
 * @param memberId whose drafts on this device are meant
 */
export function createEditor<T extends DocumentTypes>(
  session: DocumentSession<T>,
  { kind, repository, words, newUuid, fill }: Editing<T>,
  pending: PendingInput,
  memberId: string,
): Editor {
  const focus = new FocusRequests()
  const announcement = createReadable('')
  // A live region does not announce an unchanged text. A trailing no-break space makes it differ.
  const announce = (text: string) => announcement.set(text === announcement.get() ? `${text}\u00a0` : text)
  const announceStep = (what: string, step: HistoryStep | null, otherwise: string) => {
    announce(step ? `${what}: ${step.label}.` : otherwise)
    if (step?.field) focus.requestNow(step.field)
  }
  return {
    document: session,
    kind: loggedKind(kind),
    words,
    focus,
    announce,
    announcement,
    undo: () => {
      const typed = pending.discardLatest()
      if (typed === null) announceStep('Undone', session.undo(), 'There is nothing to undo.')
      else announce(`Undone: ${typed}.`)
    },
    redo: () => announceStep('Redone', session.redo(), 'There is nothing to redo.'),
    pending,
    fill: () => fill(session.content),
    saveAnew: () => session.saveAnew(newUuid()),
    compare: () => compare(session),
    drafts: new DocumentDrafts({
      kind,
      session,
      store: new DraftStore({ kind, storage: window, memberId }),
      id: crypto.randomUUID(),
      locks: navigator.locks,
      now: () => new Date(),
    }),
    follow: (onFollowed) => followStored({ session, repository, onFollowed }),
  }
}

async function compare<T extends DocumentTypes>(session: DocumentSession<T>): Promise<DocumentComparison> {
  const { theirs, merge } = await session.compare()
  return {
    differences: merge.differences,
    keepMine: () => session.saveOver(theirs),
    takeTheirs: () => {
      const mine = { docName: session.docName, content: session.content }
      session.reset(theirs)
      return () => session.restore(mine)
    },
    merge: (choices) => session.merge(theirs, merge.result(choices)),
  }
}
