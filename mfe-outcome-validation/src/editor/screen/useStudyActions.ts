import { numberedStatements } from '@outcome-studio/shared/domain/checker'
import { controlKey, exportActions, viewActions } from '@outcome-studio/shared/editor'
import { type PageAction, useRequireAccess } from '@outcome-studio/shared/feature'
import type { MenuChoice } from '@outcome-studio/shared/ui'
import { shortened } from '../../core/shortened.ts'
import { usePresented } from '../present/usePresented.ts'
import { useEditor } from '../react/EditorContext.ts'
import type { Validation } from '../validation/Validation.ts'
import { EDITOR_VIEWS, WRITE_VIEW } from '../views/EDITOR_VIEWS.ts'
import { useView } from '../views/useView.ts'

interface StudyCommands {
  readonly validation: Validation
  readonly find: () => void
  readonly exports: readonly MenuChoice[]
  readonly isReadOnly: boolean
}

/** What the command palette offers for the open study, besides what it offers for every document. */
export function useStudyActions({
  validation,
  find,
  exports,
  isReadOnly,
}: StudyCommands): () => readonly PageAction[] {
  const { session, focus, folded } = useEditor()
  const [view, showView] = useView()
  const { show: present } = usePresented()
  const requireAccess = useRequireAccess()
  const validate = (): PageAction => ({
    id: 'validate',
    kind: 'check',
    label: 'Run validation',
    run: () => {
      if (requireAccess()) validation.start({ kind: 'study' })
    },
  })
  const goTo = (key: string) => {
    folded.reveal(key)
    focus.request(key)
    showView(null)
  }
  const whileWriting = (): readonly PageAction[] => [
    { id: 'find', kind: 'find', label: 'Find in study', shortcut: [controlKey(), 'F'], run: find },
    folded.hasAll()
      ? { id: 'expand', kind: 'fold', label: 'Expand all job steps', run: folded.unfoldAll }
      : { id: 'collapse', kind: 'fold', label: 'Collapse all job steps', run: folded.foldAll },
  ]
  return () => [
    ...(isReadOnly ? [] : [validate()]),
    ...(view === null ? whileWriting() : []),
    { id: 'present', kind: 'view', label: 'Present full screen', run: () => present(1) },
    ...viewActions([WRITE_VIEW, ...EDITOR_VIEWS], view?.id ?? null, showView),
    ...exportActions(exports),
    ...session.content.jobSteps.map(
      ({ uuid, userInput }, at): PageAction => ({
        id: `step ${uuid}`,
        kind: 'jump',
        label: `Go to step ${at + 1}: ${shortened(userInput) || 'not written yet'}`,
        run: () => goTo(uuid),
      }),
    ),
    ...numberedStatements(session.content)
      .filter(({ userInput }) => userInput.trim() !== '')
      .map(
        ({ uuid, userInput, number }): PageAction => ({
          id: `statement ${uuid}`,
          kind: 'text',
          label: `${number} ${userInput.trim()}`,
          run: () => goTo(uuid),
        }),
      ),
  ]
}
