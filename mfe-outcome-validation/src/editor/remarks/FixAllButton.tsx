import { counted } from '@outcome-studio/shared/domain/base'
import { RemarkButton } from '@outcome-studio/shared/editor'
import { Tooltip } from '@outcome-studio/shared/ui'
import { fixEverywhere } from '../../domain/checking/fixEverywhere.ts'
import type { RuleGroup } from '../checking/groupByRule.ts'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useUndoToast } from '../react/useUndoToast.ts'
import { describeFixes } from './describeFixes.ts'

/** Applies the suggestions of one rule to all texts in one edit. */
export function FixAllButton({ group }: { readonly group: RuleGroup }) {
  const { session, remarks, focus } = useEditor()
  const offerUndo = useUndoToast()
  const { ruleId, fixable } = group
  const fixAll = () => {
    const operations = fixEverywhere(session.content, ruleId, remarks.rules)
    if (operations.length === 0) return
    const what = `${ruleId} fixed in ${counted(operations.length, 'text')}`
    if (!session.apply({ kind: 'batch', operations }, what)) return
    offerUndo(`${what}.`)
    focus.request(WHOLE_STUDY)
  }
  return (
    <Tooltip text={describeFixes(group)}>
      <RemarkButton
        type="button"
        aria-label={`Fix all ${counted(fixable, 'text')} by ${ruleId}`}
        onClick={fixAll}
      >
        Fix all {counted(fixable, 'text')}
      </RemarkButton>
    </Tooltip>
  )
}
