import { useRespondentChanges } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useState } from 'react'

/** Offers to delete answers that nothing shows, because their import ended before it was finished. */
export function UnfinishedImport({ studyUuid }: { readonly studyUuid: string }) {
  const host = useHost()
  const { remove } = useRespondentChanges(studyUuid)
  const [problem, setProblem] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const onDelete = async () => {
    setDeleting(true)
    setProblem('')
    try {
      await remove()
      host.toast('The answers of the unfinished import were deleted.', { kind: 'success' })
    } catch (error) {
      setDeleting(false)
      setProblem(describeError(error).message)
    }
  }
  return (
    <Notice
      tone="warning"
      actions={
        <Button isPending={isDeleting} onPress={() => void onDelete()}>
          Delete its answers
        </Button>
      }
    >
      An import of respondents was not finished, or runs in another tab. Its answers are stored but not used:
      import the file again, or delete them. {problem}
    </Notice>
  )
}
