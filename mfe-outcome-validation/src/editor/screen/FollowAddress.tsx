import { NAME, type StudySession } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { newStudyPath, storedStudyPath, useOwnPath } from '../../core/studyAddress.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useSessionValue } from '../react/useSessionValue.ts'

const pathOf = ({ header, uuid }: StudySession): string =>
  header ? storedStudyPath(header.docName) : newStudyPath(uuid)

/**
 * Brings the address after a study that was saved for the first time or under a new name, and has the host ask
 * before unsaved work is left. Catching up with the address is no leaving.
 */
export function FollowAddress() {
  const host = useHost()
  const { session } = useEditor()
  const path = useSessionValue(NAME, pathOf)
  const current = useOwnPath()
  const { search } = useLocation()
  const latest = useRef(current)
  latest.current = current
  // What is looked at stays the same, whatever the study is called.
  const view = useRef(search)
  view.current = search

  useEffect(
    () => host.guardUnsaved(() => session.isDirty && latest.current === pathOf(session)),
    [host, session],
  )
  useEffect(() => {
    if (latest.current !== path) {
      host.navigate(`${host.basename}${path}${view.current}`, { replace: true })
    }
  }, [host, path])
  return null
}
