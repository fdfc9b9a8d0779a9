export { controlKey } from './bar/editorShortcut.ts'
export { HistoryButtons } from './bar/HistoryButtons.tsx'
export { LoadingProblem } from './bar/LoadingProblem.tsx'
export { NameField } from './bar/NameField.tsx'
export { SaveStatus } from './bar/SaveStatus.tsx'
export { useEditorKeys } from './bar/useEditorKeys.ts'
export { DifferenceTable } from './conflict/DifferenceTable.tsx'
export type { DocumentWords } from './core/DocumentWords.ts'
export {
  type DocumentAddress,
  listPath,
  newPath,
  type OpenAddress,
  readDocumentAddress,
  storedPath,
  useOwnPath,
} from './core/documentAddress.ts'
export { FormActions } from './core/FormActions.tsx'
export { formatTime } from './core/formatTime.ts'
export { isSaveShortcut } from './core/isSaveShortcut.ts'
export { LinkTab, LinkTabs } from './core/LinkTabs.ts'
export { createLazyPart, preloadParts } from './core/lazyParts.ts'
export { ReadOnlyNotice } from './core/ReadOnlyNotice.tsx'
export { UnknownAddress } from './core/UnknownAddress.tsx'
export { useOnline } from './core/useOnline.ts'
export { useReadOnly } from './core/useReadOnly.ts'
export { whenIdle } from './core/whenIdle.ts'
export { DropLine } from './drag/DropLine.ts'
export { type DropLinePlace, dropLineAt, isBelowMiddle, showDropLine } from './drag/dropLinePlace.ts'
export { type Follower, followPointer } from './drag/followPointer.ts'
export { EditorNotices } from './notices/EditorNotices.tsx'
export { Announcements } from './session/Announcements.tsx'
export { createEditorContext, type EditorProviderProps } from './session/createEditorContext.tsx'
export type { Editing } from './session/Editing.ts'
export { useEditor } from './session/EditorContext.ts'
export { FocusRequests } from './session/FocusRequests.ts'
export { FollowAddress } from './session/FollowAddress.ts'
export { FollowStored } from './session/FollowStored.ts'
export type { PendingInput } from './session/PendingInput.ts'
export { useDocumentSession } from './session/useDocumentSession.ts'
export { useDocumentValue } from './session/useDocumentValue.ts'
export { useFieldFocus } from './session/useFieldFocus.ts'
export { useSave } from './session/useSave.ts'
