import { studyAddress } from '@outcome-studio/shared/domain/areas'
import type { GoalId } from '@outcome-studio/shared/domain/needs'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, LinkButton, VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useSessionValue } from '../core/editing.ts'
import { useLinkedStudy } from './useLinkedStudy.ts'
import { useStudyStarts } from './useStudyStarts.ts'

interface StartStudyButtonProps {
  readonly goalId: GoalId
  /** For a second button beside that of the core job. */
  readonly label?: string
}

/**
 * Starts a study from the core job or a related job, with its executor, its job and, from the core job, the desired
 * outcomes. A goal that has a study links to it instead, as long as the study exists.
 */
export function StartStudyButton({ goalId, label = 'Start a study' }: StartStudyButtonProps) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const isReadOnly = useReadOnly()
  const starts = useStudyStarts()
  const goal = useSessionValue(goalId, ({ views }) => views.goal(goalId))
  const [isPending, setPending] = useState(false)
  const [isStartedHere, setStartedHere] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const study = useLinkedStudy(goal?.study)

  // The link takes the place of the button that had the focus.
  useEffect(() => {
    if (study && isStartedHere) link.current?.focus()
  }, [study, isStartedHere])

  if (study) {
    return (
      <LinkButton ref={link} to={studyAddress(study.docName)}>
        Open study<VisuallyHidden> “{study.docName}”</VisuallyHidden>
      </LinkButton>
    )
  }
  if (!goal || isReadOnly) return null
  const start = async () => {
    if (isPending || !requireAccess()) return
    setPending(true)
    try {
      const result = await starts().start(goalId)
      if (result.kind === 'notSaved') {
        host.toast('Name and save this needs document first, so that the study can lead back to it.', {
          kind: 'info',
        })
      } else if (result.kind === 'nothingToStart') {
        host.toast('Write the job first: it is what the study is about.', { kind: 'info' })
      } else {
        setStartedHere(true)
        host.toast(`“${result.docName}” was started in Outcome Validation.`, {
          kind: 'success',
          action: { label: 'Open it', onAction: () => host.navigate(studyAddress(result.docName)) },
        })
      }
    } catch (error) {
      host.showError(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button onPress={() => void start()} isPending={isPending}>
      {label}
    </Button>
  )
}
