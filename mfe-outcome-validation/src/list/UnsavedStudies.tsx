import type { StudyHeader } from '@outcome-studio/shared/domain'
import { formatTime, newPath } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, LinkButton, Notice } from '@outcome-studio/shared/ui'
import type { StudyDraft } from './useStoredDrafts.ts'

interface UnsavedStudiesProps {
  readonly drafts: readonly StudyDraft[]
  readonly studies: readonly StudyHeader[]
  readonly onDiscard: (draft: StudyDraft) => void
}

/**
 * Drafts of studies that were never stored or have been deleted. The list of stored studies cannot show them.
 */
export function UnsavedStudies({ drafts, studies, onDiscard }: UnsavedStudiesProps) {
  const { basename } = useHost()
  const stored = new Set(studies.map(({ uuid }) => uuid))
  return drafts
    .filter(({ content }) => !stored.has(content.jtbd.uuid))
    .map((draft) => (
      <Notice
        key={draft.id}
        actions={
          <>
            <LinkButton to={`${basename}${newPath(draft.content.jtbd.uuid)}`}>Open</LinkButton>
            <Button tone="quiet" onPress={() => onDiscard(draft)}>
              Discard
            </Button>
          </>
        }
      >
        {draft.docName === '' ? 'A study without a name' : `“${draft.docName}”`}{' '}
        {draft.basedOn === null
          ? 'was begun on this device and not saved'
          : 'was deleted, but unsaved changes to it are still on this device'}
        , {formatTime(draft.writtenAt)}.
      </Notice>
    ))
}
