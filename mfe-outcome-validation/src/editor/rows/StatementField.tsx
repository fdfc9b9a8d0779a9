import { joinLines } from '@outcome-studio/shared/domain/base'
import type { Remark } from '@outcome-studio/shared/domain/study'
import { inPlaceBox, useReadOnly } from '@outcome-studio/shared/editor'
import { animateFrom, color, GrowingTextArea, radius, space } from '@outcome-studio/shared/ui'
import { type KeyboardEventHandler, type Ref, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { remarksId } from '../checking/remarkPlaces.ts'
import type { PastePlace } from '../paste/planPaste.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useShownRemarks } from '../remarks/useShownRemarks.ts'
import { inPlaceSizes } from './inPlaceStyles.ts'
import { UnderlinedWords } from './UnderlinedWords.tsx'

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.medium};

  & > * {
    grid-area: 1 / 1;
  }
`

/** In a list a field has no border, except on hover and on focus. */
const Area = styled(GrowingTextArea)`
  /* Keeps the focused field clear of the sticky bar. */
  scroll-margin-block: ${space(24)} ${space(8)};

  &[data-look^='row'] {
    min-height: 34px;
    padding: ${space(1)} ${space(2)};
    border-color: transparent;
    background: transparent;
  }
  &[data-look^='row']:hover:not(:focus-visible, :read-only) {
    border-color: ${color.border};
  }
  /* The mark of the row and the underlined words say it. */
  &[data-look^='row'][aria-invalid='true']:not(:focus-visible) {
    border-color: transparent;
  }
  ${inPlaceSizes}

  &:is([data-look='heading'], [data-look='fact']) {
    ${inPlaceBox}
  }
  &:is([data-look='heading'], [data-look='fact'])[aria-invalid='true']:not(:focus-visible) {
    border-color: ${color.danger};
  }
  &[data-found] {
    outline: 2px solid ${color.warning};
    background: ${color.warningSoft};
  }
  &[data-look='row-strong'] {
    font-weight: 600;
  }
`

export type StatementLook = 'row' | 'row-strong' | 'heading' | 'fact'

interface StatementFieldProps {
  readonly uuid: string
  readonly value: string
  readonly remarks: readonly Remark[]
  /** Called with each new text, in which spaces replace line breaks. */
  readonly onText: (text: string) => void
  /** Where a pasted list or table is inserted. Without it, pasted lines are joined. */
  readonly pastePlace?: PastePlace
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>
  readonly placeholder?: string
  /** A row of a list, or a heading of the study or a fact beside it. */
  readonly look: StatementLook
  readonly id?: string
  readonly 'aria-label'?: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A checked text field, described by its remarks. One statement is one wrapped line. */
export function StatementField({
  uuid,
  remarks,
  onText,
  pastePlace,
  look,
  onKeyDown,
  placeholder,
  ...field
}: StatementFieldProps) {
  const { pasting } = useEditor()
  const isReadOnly = useReadOnly()
  const shown = useShownRemarks(remarks)
  const place = useChangeShown(field.value)
  return (
    <Place ref={place}>
      <Area
        {...field}
        readOnly={isReadOnly}
        placeholder={isReadOnly ? undefined : placeholder}
        onKeyDown={isReadOnly ? undefined : onKeyDown}
        data-look={look}
        data-item={uuid}
        aria-describedby={shown.length > 0 ? remarksId(uuid) : undefined}
        aria-invalid={remarks.some(({ severity }) => severity === 'error') || undefined}
        onChange={(event) => onText(joinLines(event.currentTarget.value))}
        onPaste={(event) => {
          if (!isReadOnly && pastePlace && pasting.take(event.clipboardData, pastePlace))
            event.preventDefault()
        }}
      />
      <UnderlinedWords text={field.value} remarks={shown} look={look} />
    </Place>
  )
}

/** Lights the field up for a moment when its text changes without being typed: by a fix, Undo or another tab. */
function useChangeShown(text: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    const { current } = place
    if (current && !current.contains(document.activeElement)) {
      animateFrom(current, { background: color.accentSoft })
    }
  }, [text])
  return place
}
