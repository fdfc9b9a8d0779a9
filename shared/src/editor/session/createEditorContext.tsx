import type { DocumentSession, DocumentTypes } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import {
  type Context,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { createEditor } from './createEditor.ts'
import type { Editing } from './Editing.ts'
import { EditorContext } from './EditorContext.ts'
import { NOTHING_PENDING, type PendingInput } from './PendingInput.ts'

export interface EditorProviderProps<T extends DocumentTypes> {
  readonly session: DocumentSession<T>
  readonly editing: Editing<T>
  /** Its identity must be stable. Default: every text is in the document at once. */
  readonly pending?: PendingInput
  readonly children: ReactNode
}

/** The parts of an editor that depend on the type of the document's content. */
interface TypedEditor<T extends DocumentTypes> {
  /** Provides one open document to the parts of its editor. */
  readonly EditorProvider: (props: EditorProviderProps<T>) => ReactNode
  /** @throws Error outside the EditorProvider of this kind */
  readonly useSession: () => DocumentSession<T>
  /**
   * Reads one value of the session. Renders again only when it changes.
   * @param key a key of the session or of its views
   * @param read must return the identical value while nothing has changed
   */
  readonly useSessionValue: <Value>(key: string, read: (session: DocumentSession<T>) => Value) => Value
}

type SessionContext<T extends DocumentTypes> = Context<DocumentSession<T> | null>

/** Creates the provider of one kind of document, and the hooks below it. Called once for each kind, in a module. */
export function createEditorContext<T extends DocumentTypes>(): TypedEditor<T> {
  const context: SessionContext<T> = createContext<DocumentSession<T> | null>(null)
  const provider: TypedEditor<T>['EditorProvider'] = (props) => (
    <SessionProvider context={context} {...props} />
  )
  return {
    EditorProvider: provider,
    useSession: () => useSessionOf(context),
    useSessionValue: (key, read) => useValueOf(context, key, read),
  }
}

interface SessionProviderProps<T extends DocumentTypes> extends EditorProviderProps<T> {
  readonly context: SessionContext<T>
}

function SessionProvider<T extends DocumentTypes>({
  context: Session,
  session,
  editing,
  pending = NOTHING_PENDING,
  children,
}: SessionProviderProps<T>) {
  const host = useHost()
  // The drafts stay this member's if the login session ends.
  const [memberId] = useState(() => host.member.get()?.id ?? '')
  const editor = useMemo(
    () => createEditor(session, editing, pending, memberId),
    [session, editing, pending, memberId],
  )
  return (
    <Session value={session}>
      <EditorContext value={editor}>{children}</EditorContext>
    </Session>
  )
}

function useSessionOf<T extends DocumentTypes>(context: SessionContext<T>): DocumentSession<T> {
  const session = useContext(context)
  if (session === null) throw new Error('useSession was called outside an EditorProvider.')
  return session
}

function useValueOf<T extends DocumentTypes, Value>(
  context: SessionContext<T>,
  key: string,
  read: (session: DocumentSession<T>) => Value,
): Value {
  const session = useSessionOf(context)
  const subscribe = useCallback((listener: () => void) => session.subscribe(key, listener), [session, key])
  return useSyncExternalStore(subscribe, () => read(session))
}
