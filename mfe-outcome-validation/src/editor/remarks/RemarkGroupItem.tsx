import { EXECUTOR_FIELD } from '@outcome-studio/shared/document'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain'
import { color, radius, space } from '@outcome-studio/shared/ui'
import { memo, useCallback, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { itemOf } from '../checking/itemOf.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { useJobRemarks } from '../react/useJobRemarks.ts'
import { useRemarks } from '../react/useRemarks.ts'
import { RemarkList } from './RemarkList.tsx'

/** Reaches into the panel's padding, so that its texts are in line with those about the whole study. */
const Frame = styled.div`
  margin: 0 calc(-3px - ${space(2)});
  padding: ${space(1)} ${space(2)};
  border-left: 3px solid transparent;
  border-radius: ${radius.small};

  &[data-current='true'] {
    border-left-color: ${color.accent};
    background: ${color.sunken};
  }
`

interface RemarkGroupItemProps {
  /** Key of the text. */
  readonly list: string
  /** Its number, or "Job" or "Executor". */
  readonly name: string
  /** Whether the text has the focus. */
  readonly isCurrent: boolean
}

/** The remarks on one text in the panel. They come into view while the text has the focus. */
export const RemarkGroupItem = memo(function RemarkGroupItem({
  list,
  name,
  isCurrent,
}: RemarkGroupItemProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) showWithinPanel(frame.current)
  }, [isCurrent])
  return (
    <Frame ref={frame} data-current={isCurrent}>
      {name === 'Job' || list === EXECUTOR_FIELD ? (
        <JobGroup list={list} name={name} />
      ) : (
        <ItemGroup list={list} name={name} />
      )}
    </Frame>
  )
})

type GroupProps = Omit<RemarkGroupItemProps, 'isCurrent'>

function JobGroup({ list, name }: GroupProps) {
  const { session } = useEditor()
  const { executor, job } = useJobRemarks()
  const isExecutor = list === EXECUTOR_FIELD
  const write = (text: string) =>
    session.apply(
      isExecutor ? { kind: 'setExecutor', executor: text } : { kind: 'replaceJob', userInput: text },
    )
  return <RemarkList uuid={list} remarks={isExecutor ? executor : job} onTake={write} place={name} />
}

function ItemGroup({ list, name }: GroupProps) {
  const { session } = useEditor()
  const stored = useSessionValue(list, ({ views }) => itemOf(views, list)?.remarks)
  const remarks = useRemarks(list, stored)
  const isStep = session.views.step(jobStepUuid(list)) !== undefined
  const write = useCallback(
    (userInput: string) =>
      session.apply(
        isStep
          ? { kind: 'updateJobStep', stepId: jobStepUuid(list), userInput }
          : { kind: 'updateOutcomeStatement', statementId: outcomeStatementUuid(list), userInput },
      ),
    [session, list, isStep],
  )
  return <RemarkList uuid={list} remarks={remarks} onTake={write} place={name} />
}

/** Scrolls the panel alone: `scrollIntoView` would also move the page under the focused text. */
function showWithinPanel(group: HTMLElement | null): void {
  const panel = group?.closest('section')
  if (!group || !panel) return
  const [inner, outer] = [group.getBoundingClientRect(), panel.getBoundingClientRect()]
  if (inner.top < outer.top) panel.scrollTop -= outer.top - inner.top + 8
  else if (inner.bottom > outer.bottom) panel.scrollTop += inner.bottom - outer.bottom + 8
}
