import type { Remark } from '@outcome-studio/shared/domain/study'
import { useFieldFocus } from '@outcome-studio/shared/editor'
import { color, labelStyles, space, type } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import { RowRemarks } from '../remarks/RowRemarks.tsx'
import { ifCursorStays } from '../rows/rowFocus.ts'
import { rowKey, selectedIn } from '../rows/rowKey.ts'
import { StatementField } from '../rows/StatementField.tsx'

/** With room, label, text and hint are in one line. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};

  @container job (min-width: 36rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;

    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};

  @container job (min-width: 36rem) {
    display: contents;

    & > button {
      grid-row: 1;
      grid-column: 3;
    }
  }
`

const Label = styled.label`
  ${labelStyles}

  @container job (min-width: 36rem) {
    color: ${color.textMuted};
    font: ${type.small};
  }
`

interface LabeledStatementProps {
  readonly label: string
  /** Key of the field for remarks and focus. */
  readonly uuid: string
  readonly value: string
  readonly placeholder: string
  readonly look: 'heading' | 'fact'
  readonly remarks: readonly Remark[]
  readonly onText: (text: string) => void
  /** Explanation, opened from the line of the label. */
  readonly hint: ReactNode
}

/** A checked text with its label and remarks. */
export function LabeledStatement({ label, hint, ...statement }: LabeledStatementProps) {
  const { actions } = useEditor()
  const { uuid, value, remarks, onText } = statement
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useFieldFocus(uuid, field)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const asked = rowKey(event.nativeEvent, value, selectedIn(event.currentTarget))
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
