import { useCopyStudy, useRenameStudy } from '@outcome-studio/shared/data'
import {
  checkDocumentName,
  describeError,
  ERROR_CATALOGUE,
  freeStudyName,
  type StudyHeader,
} from '@outcome-studio/shared/domain'
import { FormActions } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Dialog, TextField } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useId, useRef, useState } from 'react'

export interface StudyNaming {
  readonly kind: 'rename' | 'copy'
  readonly study: StudyHeader
}

interface StudyNameDialogProps {
  readonly naming: StudyNaming
  /** Names of existing studies. */
  readonly taken: readonly string[]
  readonly onClose: () => void
}

const WORDS = {
  rename: { title: 'Rename study', label: 'New name', action: 'Rename', done: 'Renamed to' },
  copy: { title: 'Copy study', label: 'Name of the copy', action: 'Make a copy', done: 'Copied to' },
} as const

/**
 * Asks for the new name of a study, or for the name of a copy. It stays open with the reason if the name is
 * refused.
 */
export function StudyNameDialog({ naming: { kind, study }, taken, onClose }: StudyNameDialogProps) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const rename = useRenameStudy()
  const copy = useCopyStudy()
  const [name, setName] = useState(() =>
    kind === 'copy' ? freeStudyName(`${study.docName} copy`, taken) : study.docName,
  )
  const isUnderWay = useRef(false)
  const formId = useId()
  const words = WORDS[kind]
  const action = kind === 'copy' ? copy : rename

  const trimmed = name.trim()
  const broken = name === '' ? null : checkDocumentName(trimmed)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current || !requireAccess()) return
    if (kind === 'rename' && trimmed === study.docName) return onClose()
    isUnderWay.current = true
    try {
      await action.mutateAsync({ from: study.docName, to: trimmed, uuid: study.uuid })
      host.toast(`${words.done} “${trimmed}”.`, { kind: 'success' })
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
      title={words.title}
      isOpen
      onClose={onClose}
      actions={
        <FormActions
          formId={formId}
          label={words.action}
          onCancel={onClose}
          isPending={action.isPending}
          isDisabled={trimmed === '' || broken !== null}
        />
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.label}
          value={name}
          onChange={change}
          autoFocus
          errorMessage={refusal ?? (broken ? ERROR_CATALOGUE[broken].message : undefined)}
        />
      </form>
    </Dialog>
  )
}
