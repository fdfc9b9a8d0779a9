import { counted, fixEverywhere } from '@outcome-studio/shared/domain'
import { RemarkButton } from '@outcome-studio/shared/editor'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'

interface FixAllButtonProps {
  readonly ruleId: string
  /** Number of texts. */
  readonly texts: number
}

/** Applies the suggestions of one rule to all texts in one edit. */
export function FixAllButton({ ruleId, texts }: FixAllButtonProps) {
  const { session, remarks, focus, announcement } = useEditor()
  const fixAll = () => {
    const operations = fixEverywhere(session.content, ruleId, remarks.rules)
    if (operations.length === 0) return
    session.apply({ kind: 'batch', operations }, `${ruleId} fixed in ${counted(operations.length, 'text')}`)
    announcement.set(`${counted(operations.length, 'text')} fixed. Undo takes all of it back.`)
    focus.request(WHOLE_STUDY)
  }
  return (
    <RemarkButton
      type="button"
      aria-label={`Fix all ${counted(texts, 'text')} by ${ruleId}`}
      onClick={fixAll}
    >
      Fix all {texts}
    </RemarkButton>
  )
}
