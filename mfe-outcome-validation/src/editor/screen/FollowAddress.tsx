import { NAME, type StudySession } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { newStudyPath, storedStudyPath, useOwnPath } from '../../core/studyAddress.ts'
import { isAllRead } from '../model/TypedSurvey.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useSessionValue } from '../react/useSessionValue.ts'

const pathOf = ({ header, uuid }: StudySession): string =>
  header ? storedStudyPath(header.docName) : newStudyPath(uuid)

/**
 * Updates the address after a first save or a rename. The host asks before unsaved work is left, but not on this update.
 */
export function FollowAddress() {
  const host = useHost()
  const { session, typedSurvey } = useEditor()
  const path = useSessionValue(NAME, pathOf)
  const current = useOwnPath()
  const { search } = useLocation()
  const latest = useRef(current)
  latest.current = current
  // The query with the current view is kept when the name changes.
  const view = useRef(search)
  view.current = search

  useEffect(
    () =>
      host.guardUnsaved(() => {
        const isUnsaved = session.isDirty || !isAllRead(typedSurvey.texts.get())
        return isUnsaved && latest.current === pathOf(session)
      }),
    [host, session, typedSurvey],
  )
  useEffect(() => {
    if (latest.current !== path) {
      host.navigate(`${host.basename}${path}${view.current}`, { replace: true })
    }
  }, [host, path])
  return null
}
