import { normalizeName } from '@outcome-studio/shared/domain/base'
import { describeError, ERROR_CATALOGUE } from '@outcome-studio/shared/domain/errors'
import { checkDocumentName } from '@outcome-studio/shared/domain/paths'
import { freeStudyName } from '@outcome-studio/shared/domain/study'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Dialog, TextField } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { DocumentWords } from '../core/DocumentWords.ts'
import { FormActions } from '../core/FormActions.tsx'

/** What is to be named: a document that is renamed, or a copy of it. */
export interface DocumentNaming<Uuid extends string> {
  readonly kind: 'rename' | 'copy'
  readonly document: { readonly docName: string; readonly uuid: Uuid }
}

/** A mutation of the data layer that renames or copies. */
interface NamingAction<Uuid extends string> {
  readonly mutateAsync: (names: {
    readonly from: string
    readonly to: string
    readonly uuid: Uuid
  }) => Promise<unknown>
  readonly reset: () => void
  readonly error: unknown
  readonly isPending: boolean
}

/** The mutations of one kind of document. */
export type NamingActions<Uuid extends string> = Readonly<
  Record<DocumentNaming<Uuid>['kind'], NamingAction<Uuid>>
>

interface DocumentNameDialogProps<Uuid extends string> {
  readonly words: DocumentWords
  readonly naming: DocumentNaming<Uuid>
  /** Names of existing documents. */
  readonly taken: readonly string[]
  readonly actions: NamingActions<Uuid>
  readonly onClose: () => void
}

const TEXTS = {
  rename: { title: 'Rename', label: 'New name', action: 'Rename', done: 'Renamed to' },
  copy: { title: 'Copy', label: 'Name of the copy', action: 'Make a copy', done: 'Copied to' },
} as const

/**
 * Asks for the new name of a document, or for the name of a copy. It stays open with the reason if the name is
 * refused.
 */
export function DocumentNameDialog<Uuid extends string>({
  words,
  naming: { kind, document },
  taken,
  actions,
  onClose,
}: DocumentNameDialogProps<Uuid>) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const [name, setName] = useState(() =>
    kind === 'copy' ? freeStudyName(`${document.docName} copy`, taken) : document.docName,
  )
  const isUnderWay = useRef(false)
  const formId = useId()
  const texts = TEXTS[kind]
  const action = actions[kind]

  const trimmed = normalizeName(name)
  const broken = name === '' ? null : checkDocumentName(trimmed)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current || !requireAccess()) return
    if (kind === 'rename' && trimmed === document.docName) return onClose()
    isUnderWay.current = true
    try {
      await action.mutateAsync({ from: document.docName, to: trimmed, uuid: document.uuid })
      host.toast(`${texts.done} “${trimmed}”.`, { kind: 'success' })
      onClose()
    } catch (error) {
      host.showError(error)
    } finally {
      isUnderWay.current = false
    }
  }
  const change = (text: string) => {
    action.reset()
    setName(text)
  }

  const refusal = action.error ? describeError(action.error).message : undefined
  return (
    <Dialog
      title={`${texts.title} ${words.one}`}
      isOpen
      onClose={onClose}
      actions={
        <FormActions
          formId={formId}
          label={texts.action}
          onCancel={onClose}
          isPending={action.isPending}
          isDisabled={trimmed === '' || broken !== null}
        />
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.label}
          value={name}
          onChange={change}
          autoFocus
          errorMessage={refusal ?? (broken ? ERROR_CATALOGUE[broken].message : undefined)}
        />
      </form>
    </Dialog>
  )
}
