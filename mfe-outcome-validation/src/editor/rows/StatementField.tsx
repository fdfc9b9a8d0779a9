import type { Remark } from '@outcome-studio/shared/domain'
import { color, GrowingTextArea, space } from '@outcome-studio/shared/ui'
import type { KeyboardEventHandler, Ref } from 'react'
import styled from 'styled-components'
import { remarksId } from '../checking/remarkPlaces.ts'
import type { PastePlace } from '../paste/planPaste.ts'
import { useEditor } from '../react/EditorContext.ts'

/** In a list the text is the thing, not its box: a box shows where one points, types or erred. */
const Area = styled(GrowingTextArea)`
  /* Clear of the bar that stays in view. */
  scroll-margin-block: ${space(24)} ${space(8)};

  &[data-look^='row'] {
    min-height: 34px;
    padding: ${space(1)} ${space(2)};
    border-color: transparent;
    background: transparent;
  }
  &[data-look^='row']:hover:not(:focus-visible) {
    border-color: ${color.border};
  }
  &[data-look^='row'][aria-invalid='true']:not(:focus-visible) {
    border-color: transparent;
    background: ${color.dangerSoft};
  }
  &[data-found] {
    outline: 2px solid ${color.warning};
    background: ${color.warningSoft};
  }
  &[data-look='row-strong'] {
    font-weight: 600;
  }
`

interface StatementFieldProps {
  readonly uuid: string
  readonly value: string
  readonly remarks: readonly Remark[]
  /** Called with each new text; line breaks have become spaces. */
  readonly onText: (text: string) => void
  /** Where a list or table lands that is pasted here; without it, lines are joined. */
  readonly pastePlace?: PastePlace
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>
  readonly placeholder?: string
  /** Default: a box of its own. */
  readonly look?: 'row' | 'row-strong'
  readonly id?: string
  readonly 'aria-label'?: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A text that is checked: tied to what is said about it. One statement is one line, however wide. */
export function StatementField({ uuid, remarks, onText, pastePlace, look, ...field }: StatementFieldProps) {
  const { pasting } = useEditor()
  return (
    <Area
      {...field}
      data-look={look}
      data-item={uuid}
      aria-describedby={remarks.length > 0 ? remarksId(uuid) : undefined}
      aria-invalid={remarks.some(({ severity }) => severity === 'error') || undefined}
      onChange={(event) => onText(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onPaste={(event) => {
        if (pastePlace && pasting.take(event.clipboardData, pastePlace)) event.preventDefault()
      }}
    />
  )
}
