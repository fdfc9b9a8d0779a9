import { EXECUTOR_FIELD, type StudyViews } from '@outcome-studio/shared/document'
import { joinLines } from '@outcome-studio/shared/domain/base'
import type { TextSource } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { keyOfList } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useWriteText } from '../remarks/useWriteText.ts'

/** The text of an item, or the executor for EXECUTOR_FIELD. Empty if the item was removed. */
export const textOf = (views: StudyViews, uuid: string): string =>
  uuid === EXECUTOR_FIELD ? views.job.executor : (itemOf(views, uuid)?.userInput ?? '')

/**
 * One text of the study, for a field. Spaces replace line breaks.
 * @param uuid of the item, or EXECUTOR_FIELD
 */
export function useTextSource(uuid: string): TextSource {
  const { session } = useEditor()
  const write = useWriteText(uuid)
  return useMemo(
    () => ({
      read: () => textOf(session.views, uuid),
      write: (text) => write(joinLines(text)),
      subscribe: (listener) => session.subscribe(keyOfList(uuid, session.uuid), listener),
    }),
    [session, uuid, write],
  )
}
