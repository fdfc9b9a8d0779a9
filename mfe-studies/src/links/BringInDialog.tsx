import { cachedStudies, useStudyList } from '@outcome-studio/shared/data'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { goalId } from '@outcome-studio/shared/domain/needs'
import { findStudies, sortStudies } from '@outcome-studio/shared/domain/study'
import { FormActions, useEditor } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, Dialog, Notice, Skeleton, space, TextField } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { useSession } from '../core/editing.ts'
import { bringInStudy } from '../domain/links/bringInStudy.ts'
import { StudyChoice } from './StudyChoice.tsx'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

/** Asks for one of the member's studies, and brings its job and its outcomes into the map as one edit. */
export function BringInDialog({ onClose }: { readonly onClose: () => void }) {
  const host = useHost()
  const session = useSession()
  const { announce } = useEditor()
  const requireAccess = useRequireAccess()
  const { data: studies, error, isPending, refetch } = useStudyList()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const formId = useId()
  const found = useMemo(() => findStudies(sortStudies(studies ?? [], 'saved'), query), [studies, query])
  const study = found.find(({ docName }) => docName === chosen)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!study || isUnderWay.current || !requireAccess()) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    try {
      const { docName } = study
      const stored = await cachedStudies(host.queryClient).load(docName)
      const newId = () => goalId(crypto.randomUUID())
      const { operation, added } = bringInStudy(session.content, { study: stored.content, docName, newId })
      if (operation) session.apply(operation, `“${docName}” brought in`)
      const done = operation
        ? `Brought in “${docName}”: ${counted(added, 'new goal')}.`
        : `The map already has everything in “${docName}”.`
      announce(done)
      host.toast(done, { kind: operation ? 'success' : 'info' })
      onClose()
    } catch (failure) {
      setRefusal(describeError(failure).message)
      setBusy(false)
    } finally {
      isUnderWay.current = false
    }
  }

  const isEmpty = studies?.length === 0
  return (
    <Dialog
      title="Bring in a study"
      isOpen
      onClose={onClose}
      actions={
        <FormActions
          formId={formId}
          label="Bring in"
          onCancel={onClose}
          isPending={isBusy}
          isDisabled={study === undefined}
        />
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <p>
          Its job becomes the core job, or a related job beside the one you have. Its outcome statements
          become desired outcomes. What the map already has is not added again.
        </p>
        {(refusal ?? error) && (
          <Notice tone="danger" actions={error ? <Button onPress={refetch}>Try again</Button> : null}>
            {refusal ?? describeError(error).message}
          </Notice>
        )}
        {isPending && <Skeleton label="Loading your studies" />}
        {isEmpty && <p>You have no studies yet. Start one from the core job.</p>}
        {studies && !isEmpty && (
          <>
            <TextField
              label="Find a study"
              type="search"
              autoComplete="off"
              value={query}
              onChange={setQuery}
              autoFocus
            />
            {found.length === 0 && <p role="status">No study’s name contains “{query.trim()}”.</p>}
            <StudyChoice studies={found} chosen={study?.docName ?? null} onChoose={setChosen} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
