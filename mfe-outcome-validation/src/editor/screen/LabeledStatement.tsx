import type { Remark } from '@outcome-studio/shared/domain/study'
import { useFieldFocus } from '@outcome-studio/shared/editor'
import { color, type } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import { RowRemarks } from '../remarks/RowRemarks.tsx'
import { inPlaceLine } from '../rows/inPlaceStyles.ts'
import { ifCursorStays } from '../rows/rowFocus.ts'
import { rowKey, selectedIn } from '../rows/rowKey.ts'
import { StatementField } from '../rows/StatementField.tsx'

/** Label, text and hint are in one line, which the remarks follow. */
const Frame = styled.div`
  display: grid;
  ${inPlaceLine}

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

const Head = styled.div`
  display: contents;

  & > button {
    grid-row: 1;
    grid-column: 3;
  }
`

const Label = styled.label`
  color: ${color.textMuted};
  font: ${type.small};
`

interface LabeledStatementProps {
  readonly label: string
  /** Key of the field for remarks and focus. */
  readonly uuid: string
  readonly placeholder: string
  readonly look: 'heading' | 'fact'
  readonly remarks: readonly Remark[]
  readonly onText: (text: string) => void
  /** Explanation, opened from the line of the label. */
  readonly hint: ReactNode
}

/** A checked text with its label and remarks. */
export function LabeledStatement({ label, hint, onText, ...statement }: LabeledStatementProps) {
  const { actions } = useEditor()
  const { uuid, remarks } = statement
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useFieldFocus(uuid, field)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const asked = rowKey(event.nativeEvent, event.currentTarget.value, selectedIn(event.currentTarget))
    switch (asked) {
      case 'next':
        actions.goOn(uuid)
        break
      case 'addStep':
        actions.addJobStep(0)
        break
      case 'none':
        break
      case 'before':
      case 'after':
        ifCursorStays(event.currentTarget, () => actions.goToNeighbor(uuid, asked === 'before' ? -1 : 1))
        return
      default:
        return
    }
    event.preventDefault()
  }
  return (
    <Frame>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        {hint}
      </Head>
      <StatementField {...statement} id={id} ref={field} onKeyDown={onKeyDown} />
      <RowRemarks uuid={uuid} remarks={remarks} onTake={onText} />
    </Frame>
  )
}
