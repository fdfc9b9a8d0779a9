import type { GoalId } from '@outcome-studio/shared/domain/needs'
import type { Remark } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { color, space, type TextSource, TypedTextArea, type } from '@outcome-studio/shared/ui'
import type { FocusEventHandler, KeyboardEventHandler, Ref } from 'react'
import styled from 'styled-components'
import { readLines } from '../actions/readLines.ts'
import { remarksId } from '../actions/remarksId.ts'

/** In a list a field has no border, except on hover, on focus and on error. */
const Area = styled(TypedTextArea)`
  /* Keeps the focused field clear of the sticky bar. */
  scroll-margin-block: ${space(24)} ${space(8)};

  &[data-look='row'] {
    min-height: 32px;
    padding: ${space(1.25)} ${space(2)};
    border-color: transparent;
    background: transparent;
    font: ${type.control};
    font-weight: 400;
  }
  &[data-look='row']:hover:not(:focus-visible) {
    border-color: ${color.border};
  }
  &[data-look='row']:focus-visible {
    background: ${color.surface};
  }
  &[data-look='row'][aria-invalid='true']:not(:focus-visible) {
    border-color: transparent;
    background: ${color.dangerSoft};
  }
  &[data-look='core'] {
    font: ${type.heading};
  }
  &:is([data-look='core'], [data-look='coreCard'])::placeholder {
    font-weight: 400;
  }
  /* On the map, of the size that its layout has for it. The card shows focus and errors. */
  &[data-look='card'] {
    min-height: 34px;
    padding: 7px 11px 7px 33px;
    border-color: transparent !important;
    outline: 0;
    background: transparent;
    font: 400 13px / 18px var(--os-font);
  }
  &[data-look='coreCard'] {
    min-height: 0;
    padding: 0 ${space(2)};
    background: transparent;
    font: 650 19px / 26px var(--os-font);
    text-align: center;
  }
  &[data-look='coreCard']:not(:hover, :focus-visible, [aria-invalid='true']) {
    border-color: transparent;
  }
  @media (pointer: coarse) {
    /* In the middle of the least height of a field. */
    &[data-look='core'] {
      padding-block: 9px;
    }
    &[data-look='row'] {
      min-height: 44px;
      padding-block: ${space(2)};
      /* A smaller font makes a phone zoom in. */
      font-size: 1rem;
      line-height: 1.5rem;
    }
  }
`

interface GoalFieldProps {
  /** null while there is no core job. */
  readonly goalId: GoalId | null
  /** Its identity must be stable. */
  readonly source: TextSource
  readonly remarks: readonly Remark[]
  /** Called with pasted lines. Without it, or for a single line, they are joined into the text. */
  readonly onLines?: (lines: readonly string[]) => void
  /** In a list, on a card of the map, or as the core job in a list and on the map. */
  readonly look: 'row' | 'card' | 'core' | 'coreCard'
  readonly id?: string
  readonly 'aria-label'?: string
  readonly placeholder: string
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>
  readonly onFocus?: FocusEventHandler<HTMLTextAreaElement>
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** The text of a goal, described by its remarks. One goal is one wrapped line. A key renders nothing. */
export function GoalField(props: GoalFieldProps) {
  const { goalId, remarks, onLines, look, onKeyDown, placeholder, ...field } = props
  const host = useHost()
  const isReadOnly = useReadOnly()
  return (
    <Area
      {...field}
      readOnly={isReadOnly}
      placeholder={isReadOnly ? undefined : placeholder}
      onKeyDown={isReadOnly ? undefined : onKeyDown}
      data-look={look}
      aria-describedby={goalId !== null && remarks.length > 0 ? remarksId(goalId) : undefined}
      aria-invalid={remarks.some(({ severity }) => severity === 'error') || undefined}
      onPaste={(event) => {
        if (isReadOnly || !onLines) return
        const pasted = readLines(event.clipboardData.getData('text/plain'))
        if (pasted === null) return
        event.preventDefault()
        if (pasted.kind === 'lines') onLines(pasted.lines)
        else host.toast(pasted.message, { kind: 'info' })
      }}
    />
  )
}
