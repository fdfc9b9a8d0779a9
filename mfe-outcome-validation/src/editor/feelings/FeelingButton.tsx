import { outcomeStatementUuid, type Remark } from '@outcome-studio/shared/domain'
import { createLazyPart, RemarkButton } from '@outcome-studio/shared/editor'
import { useLazyComponent, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'

const feelingDialog = createLazyPart(async () => (await import('./FeelingDialog.tsx')).FeelingDialog)

interface FeelingButtonProps {
  /** Key of the text: of the job or of an outcome statement. */
  readonly list: string
  readonly remark: Remark
}

/** Opens the dialog that moves a statement about a feeling to a needs document, or adds the feeling of a job to one. */
export function FeelingButton({ list, remark }: FeelingButtonProps) {
  const { session } = useEditor()
  const requireAccess = useRequireAccess()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const FeelingDialog = useLazyComponent(feelingDialog, isOpen, close)
  const statement = session.views.statement(outcomeStatementUuid(list))
  return (
    <>
      <RemarkButton
        type="button"
        onClick={() => {
          if (requireAccess()) setOpen(true)
        }}
      >
        {statement ? 'Move to needs map' : 'Add to needs map'}
      </RemarkButton>
      {FeelingDialog && (
        <FeelingDialog statementId={statement?.uuid ?? null} span={remark.span} onClose={close} />
      )}
    </>
  )
}
