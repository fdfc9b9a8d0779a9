import { Notice } from '@outcome-studio/shared/ui'
import { useEditor } from '../binding/EditorContext.ts'
import { useDrafts } from '../binding/useDrafts.ts'
import { useOnline } from '../binding/useOnline.ts'
import { useRoom } from '../binding/useRoom.ts'
import { useSessionValue } from '../binding/useSessionValue.ts'
import { ConflictNotice } from '../conflict/ConflictNotice.tsx'
import { SAVING } from '../model/EditorSession.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { SaveProblemNotice } from './SaveProblemNotice.tsx'

/** Whatever a member should know before going on, most urgent first. */
export const EditorNotices = () => {
  const { session } = useEditor()
  const { offered, restore, discard } = useDrafts(session)
  const isOnline = useOnline()
  const room = useRoom()
  const { problem } = useSessionValue(SAVING, ({ saveState }) => saveState)
  return (
    <>
      <ConflictNotice />
      <SaveProblemNotice />
      {offered && <DraftNotice draft={offered} onRestore={restore} onDiscard={discard} />}
      {!isOnline && problem?.kind !== 'failed' && (
        <Notice tone="warning">
          You are offline. Go on writing: your text is kept on this device, and you can save once you are
          connected.
        </Notice>
      )}
      {room === 'nearlyFull' && (
        <Notice tone="warning">
          This study is nearly as large as a study can be. Think of moving part of it to another one.
        </Notice>
      )}
      {room === 'full' && (
        <Notice tone="danger">
          This study is too large to be saved. Shorten it or move part of it to another one.
        </Notice>
      )}
    </>
  )
}
