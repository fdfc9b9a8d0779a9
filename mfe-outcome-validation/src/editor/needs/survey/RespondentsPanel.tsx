import { useRespondentChanges, useRespondents, useUnfinishedImport } from '@outcome-studio/shared/data'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { ANSWER_SCALES, type StoredSurvey } from '@outcome-studio/shared/domain/respondents'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, color, Day, Dialog, Notice, space } from '@outcome-studio/shared/ui'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { UnfinishedImport } from './UnfinishedImport.tsx'

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(1)};
  border-block: 1px solid ${color.border};

  & > div {
    flex: 1 1 240px;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`

const Name = styled.h3`
  display: inline;
  color: ${color.text};
  font: inherit;
  font-weight: 600;
`

/** What is stored about the respondents of a study; nothing if there are none. */
export function RespondentsPanel({ studyUuid }: { readonly studyUuid: string }) {
  const { data, error, refetch } = useRespondents(studyUuid)
  const isUnfinished = useUnfinishedImport(studyUuid)
  if (error) {
    const { code, message } = describeError(error)
    // The page says that it is offline, and reads again once it no longer is.
    if (code === 'cen/offline') return null
    return (
      <Notice tone="warning">
        The respondents of this study could not be read. {message}{' '}
        <Button tone="quiet" onPress={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (data) return <Stored studyUuid={studyUuid} stored={data} />
  return isUnfinished ? <UnfinishedImport studyUuid={studyUuid} /> : null
}

function Stored({ studyUuid, stored }: { readonly studyUuid: string; readonly stored: StoredSurvey }) {
  const { respondents, scale, screeners, importedAt } = stored
  const titleId = useId()
  const [isAsking, setAsking] = useState(false)
  return (
    <Frame aria-labelledby={titleId}>
      <div>
        <Name id={titleId}>Respondents</Name>: {respondents.toLocaleString('en-US')}, imported on{' '}
        <Day at={importedAt} />, answers from {ANSWER_SCALES[scale].label}
        {screeners.length > 0 && `, with ${screeners.join(', ')}`}.
      </div>
      <Button tone="quiet" onPress={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete respondents
      </Button>
      {isAsking && (
        <DeleteDialog studyUuid={studyUuid} respondents={respondents} onClose={() => setAsking(false)} />
      )}
    </Frame>
  )
}

interface DeleteDialogProps {
  readonly studyUuid: string
  readonly respondents: number
  readonly onClose: () => void
}

function DeleteDialog({ studyUuid, respondents, onClose }: DeleteDialogProps) {
  const host = useHost()
  const { remove } = useRespondentChanges(studyUuid)
  const [problem, setProblem] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const people = counted(respondents, 'respondent')
  const onDelete = async () => {
    setDeleting(true)
    setProblem('')
    try {
      await remove()
    } catch (error) {
      setDeleting(false)
      setProblem(describeError(error).message)
      return
    }
    host.toast(`The answers of ${people} were deleted.`, { kind: 'success' })
    onClose()
  }
  return (
    <Dialog
      title="Delete respondents?"
      role="alertdialog"
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="danger" isPending={isDeleting} onPress={() => void onDelete()}>
            Delete respondents
          </Button>
        </>
      }
    >
      <p>The answers of {people} are deleted for good. The ratings in the study stay.</p>
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
