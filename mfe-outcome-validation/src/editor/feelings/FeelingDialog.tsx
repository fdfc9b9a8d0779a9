import { cachedNeeds, useNeedsList } from '@outcome-studio/shared/data'
import { needsAddress } from '@outcome-studio/shared/domain/areas'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { goalId, needsUuid } from '@outcome-studio/shared/domain/needs'
import { freeStudyName } from '@outcome-studio/shared/domain/study'
import { FormActions, useEditor as useSharedEditor } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Dialog, Notice, Select, Skeleton, space, TextField } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { feelingGoal } from '../../domain/feelings/feelingGoal.ts'
import { type MovedFeeling, useEditor } from '../react/EditorContext.ts'
import { keepFeeling } from './keepFeeling.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

/** Choice of a needs document that does not exist yet; no document has an empty name. */
const NEW = ''

interface FeelingDialogProps extends MovedFeeling {
  readonly onClose: () => void
}

/** Asks how the feeling is worded as a job, and which needs document it belongs to. */
export function FeelingDialog({ statementId, span, onClose }: FeelingDialogProps) {
  const host = useHost()
  const { session, actions } = useEditor()
  const { announce } = useSharedEditor()
  const { data: maps, error, refetch } = useNeedsList()
  const { views, content } = session
  const [original] = useState(() => (statementId ? views.statement(statementId) : views.job)?.userInput ?? '')
  const [text, setText] = useState(() => feelingGoal(original, span))
  const [chosen, setChosen] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const formId = useId()
  // A repeat after a lost answer finds what the first attempt stored.
  const ids = useMemo(
    () => ({ map: needsUuid(crypto.randomUUID()), job: newGoalId(), goal: newGoalId() }),
    [],
  )
  const newName = useRef<string | null>(null)

  const usual = maps?.find(({ uuid }) => uuid === content.needs?.uuid)?.docName ?? maps?.[0]?.docName ?? NEW
  const docName = chosen ?? usual
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!maps || text.trim() === '' || isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    try {
      newName.current ??= freeStudyName(
        session.docName.trim() || 'New needs document',
        maps.map((map) => map.docName),
      )
      const kept = await keepFeeling(cachedNeeds(host.queryClient), {
        feeling: {
          id: ids.goal,
          text,
          ...(statementId && { source: { study: session.uuid, item: statementId } }),
        },
        place:
          docName === NEW
            ? { kind: 'new', docName: newName.current, uuid: ids.map, jobId: ids.job, jtbd: content.jtbd }
            : { kind: 'stored', docName },
      })
      // The open dialog would take back the focus that the removal moves.
      flushSync(onClose)
      // Another tab may have written a text that is in no needs document.
      const isMoved = statementId !== null && session.views.statement(statementId)?.userInput === original
      if (isMoved) actions.removeStatement(statementId)
      const done = `${isMoved ? 'Moved' : 'Added'} to “${kept}”.`
      announce(done)
      host.toast(done, {
        kind: 'success',
        action: { label: 'Open it', onAction: () => host.navigate(needsAddress(kept)) },
      })
    } catch (failure) {
      setRefusal(describeError(failure).message)
      setBusy(false)
    } finally {
      isUnderWay.current = false
    }
  }

  return (
    <Dialog
      title={statementId ? 'Move to a needs map' : 'Add to a needs map'}
      isOpen
      onClose={onClose}
      actions={
        <FormActions
          formId={formId}
          label={statementId ? 'Move' : 'Add'}
          onCancel={onClose}
          isPending={isBusy}
          isDisabled={maps === undefined || text.trim() === ''}
        />
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <p>
          {statementId
            ? 'The feeling becomes an emotional or social job in the Needs Framework, and the statement leaves this study.'
            : 'The feeling becomes an emotional or social job in the Needs Framework. The job of this study stays as it is, for you to reword.'}
        </p>
        {(refusal ?? error) && (
          <Notice tone="danger" actions={error ? <Button onPress={refetch}>Try again</Button> : null}>
            {refusal ?? describeError(error).message}
          </Notice>
        )}
        <TextField
          label="Emotional or social job"
          description="Start with Feel, Avoid feeling or Be perceived as."
          autoComplete="off"
          value={text}
          onChange={setText}
          autoFocus
        />
        {maps ? (
          <Select
            label="Needs document"
            value={docName}
            options={[
              ...maps.map((map) => ({ value: map.docName, label: map.docName })),
              { value: NEW, label: 'New needs document' },
            ]}
            onChange={setChosen}
          />
        ) : (
          !error && <Skeleton label="Loading your needs documents" />
        )}
      </Form>
    </Dialog>
  )
}

const newGoalId = () => goalId(crypto.randomUUID())
