import type { Remark } from '@outcome-studio/shared/domain'
import { color, GrowingTextArea, space } from '@outcome-studio/shared/ui'
import type { KeyboardEventHandler, Ref } from 'react'
import styled from 'styled-components'
import { remarksId } from './remarksId.ts'

/** In a list the text is the thing, not its box: a box shows where one points, types or erred. */
const Area = styled(GrowingTextArea)`
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
  /** Called instead of onText where several lines are pasted. */
  readonly onLines?: (lines: readonly string[]) => void
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>
  readonly placeholder?: string
  /** Default: a box of its own. */
  readonly look?: 'row' | 'row-strong'
  readonly id?: string
  readonly 'aria-label'?: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A text that is checked: tied to what is said about it. One statement is one line, however wide. */
export const StatementField = ({ uuid, remarks, onText, onLines, look, ...field }: StatementFieldProps) => (
  <Area
    {...field}
    data-look={look}
    aria-describedby={remarks.length > 0 ? remarksId(uuid) : undefined}
    aria-invalid={remarks.some(({ severity }) => severity === 'error') || undefined}
    onChange={(event) => onText(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    onPaste={(event) => {
      const lines = linesOf(event.clipboardData.getData('text/plain'))
      if (!onLines || lines.length < 2) return
      event.preventDefault()
      onLines(lines)
    }}
  />
)

/** Cells of one spreadsheet row are one text. */
function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')
}
