import { outcomeStatementUuid, type Remark } from '@outcome-studio/shared/domain/study'
import { RemarkButton } from '@outcome-studio/shared/editor'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { useEditor } from '../react/EditorContext.ts'

interface FeelingButtonProps {
  /** Key of the text: of the job or of an outcome statement. */
  readonly list: string
  readonly remark: Remark
}

/** Opens the dialog that moves a statement about a feeling to a needs document, or adds the feeling of a job to one. */
export function FeelingButton({ list, remark }: FeelingButtonProps) {
  const { session, feeling } = useEditor()
  const requireAccess = useRequireAccess()
  const statementId = session.views.statement(outcomeStatementUuid(list))?.uuid ?? null
  const open = () => {
    if (requireAccess()) feeling.set({ statementId, span: remark.span })
  }
  return (
    <RemarkButton type="button" onClick={open}>
      {statementId ? 'Move to needs map' : 'Add to needs map'}
    </RemarkButton>
  )
}
