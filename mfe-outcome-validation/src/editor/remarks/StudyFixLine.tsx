import { counted, fixEverywhere } from '@outcome-studio/shared/domain'
import { RemarkButton, RemarkLine, useReadOnly } from '@outcome-studio/shared/editor'
import type { StudyFix } from '../checking/gatherAboutStudy.ts'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'

/** Applies the suggestions of one rule to all texts in one edit. */
export function StudyFixLine({ fix }: { readonly fix: StudyFix }) {
  const { session, remarks, focus, announcement } = useEditor()
  const { rule } = fix
  const isReadOnly = useReadOnly()
  const fixAll = () => {
    const operations = fixEverywhere(session.content, rule.id, remarks.rules)
    if (operations.length === 0) return
    session.apply({ kind: 'batch', operations }, `${rule.id} fixed in ${counted(operations.length, 'text')}`)
    announcement.set(`${counted(operations.length, 'text')} fixed. Undo takes all of it back.`)
    focus.request(WHOLE_STUDY)
  }
  return (
    <RemarkLine>
      <span>
        {rule.id} {rule.title}
      </span>{' '}
      {!isReadOnly && (
        <RemarkButton
          type="button"
          aria-label={`Fix all ${counted(fix.texts, 'text')} by ${rule.id}`}
          onClick={fixAll}
        >
          Fix all {fix.texts}
        </RemarkButton>
      )}
    </RemarkLine>
  )
}
