import { NAME } from '@outcome-studio/shared/document'
import { createLazyPart, EditorBar, useEditor, useReadOnly } from '@outcome-studio/shared/editor'
import { useLazyComponent } from '@outcome-studio/shared/feature'
import { space } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useExports } from '../export/useExports.ts'
import { FindBar } from '../find/FindBar.tsx'
import { useFind } from '../find/useFind.ts'
import { usePresented } from '../present/usePresented.ts'
import { useValidation } from '../validation/useValidation.ts'
import { ValidationControl } from '../validation/ValidationControl.tsx'
import { ValidationNotice } from '../validation/ValidationNotice.tsx'
import { useView } from '../views/useView.ts'
import { useStudyActions } from './useStudyActions.ts'

/** Sticky, so that the progress of a validation is always visible. */
const Below = styled.div`
  flex: 1 1 100%;
  min-width: 0;
  margin-top: ${space(1)};

  &:empty {
    display: none;
  }
`

const questionnaireDialog = createLazyPart(
  async () => (await import('../questionnaire/QuestionnaireDialog.tsx')).QuestionnaireDialog,
)
const presentMode = createLazyPart(async () => (await import('../present/PresentMode.tsx')).PresentMode)
const shortcuts = createLazyPart(async () => (await import('./StudyShortcuts.tsx')).StudyShortcuts)

/** The sticky bar with the actions on the whole study, and with the children below them. */
export function StudyBar({ children }: { readonly children?: ReactNode }) {
  const { document: study, focus } = useEditor()
  const { validation, state } = useValidation()
  const find = useFind()
  // The other views have no text fields. The browser's own search works there.
  const [view, showView] = useView()
  const { choices, questionnaire } = useExports()
  const presented = usePresented()
  const exports = [
    { id: 'present', label: 'Present full screen', onAction: () => presented.show(1) },
    { id: 'report', label: 'Report, to print or save as PDF', onAction: () => showView('report') },
    ...choices,
  ]
  const isReadOnly = useReadOnly()
  const pageActions = useStudyActions({ validation, find: find.open, exports: choices, isReadOnly })
  const QuestionnaireDialog = useLazyComponent(questionnaireDialog, questionnaire !== null, () =>
    questionnaire?.onClose(),
  )
  const PresentMode = useLazyComponent(presentMode, presented.slide !== null, presented.close)
  const isFinding = find.isOpen && view === null
  return (
    <EditorBar
      shortcuts={shortcuts}
      onTitle={view === null && !isReadOnly ? () => focus.request(NAME) : undefined}
      siaPath={`/sia/${study.uuid}`}
      exports={exports}
      actions={<ValidationControl validation={validation} state={state} />}
      pageActions={pageActions}
      onFind={(event) => view === null && find.onFind(event)}
      onReplace={(event) => view === null && !isReadOnly && find.onReplace(event)}
    >
      {QuestionnaireDialog && questionnaire && <QuestionnaireDialog {...questionnaire} />}
      {PresentMode && <PresentMode />}
      {isFinding && <FindBar find={find} canReplace={!isReadOnly} />}
      <Below>
        <ValidationNotice validation={validation} state={state} />
      </Below>
      {children}
    </EditorBar>
  )
}
