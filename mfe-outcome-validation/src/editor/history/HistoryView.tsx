import { currentStudies } from '@outcome-studio/shared/data'
import { mergeStudies, NAME } from '@outcome-studio/shared/document'
import type { StudyVersion } from '@outcome-studio/shared/domain/study'
import { VersionsView } from '@outcome-studio/shared/editor'
import { useCallback } from 'react'
import { describeStudyCounts } from '../../core/describeStudyCounts.ts'
import { useSession, useSessionValue } from '../react/EditorContext.ts'
import { useView } from '../views/useView.ts'
import { describeChanges } from './describeChanges.ts'
import { StudyText } from './StudyText.tsx'

/** Lists the stored versions of the study to view, compare and restore. */
export function HistoryView() {
  const session = useSession()
  const [, show] = useView()
  // A study that is saved anew gets another one.
  const uuid = useSessionValue(NAME, (saved) => saved.uuid)
  const read = useCallback(
    (before: number | null, count: number) => currentStudies().versions(uuid, before, count),
    [uuid],
  )
  const restore = (version: StudyVersion) => {
    session.restore({ docName: session.docName, content: version.content })
    show(null)
  }
  return (
    <VersionsView
      read={read}
      describe={(version, before) =>
        `${describeStudyCounts(version.counts)}. ${describeChanges(version, before)}`
      }
      differences={({ content }, other) =>
        mergeStudies(content, content, other?.content ?? session.content).differences
      }
      renderText={({ content }) => <StudyText study={content} />}
      rename={(revision, name) => currentStudies().renameVersion(uuid, revision, name)}
      onRestore={restore}
    />
  )
}
