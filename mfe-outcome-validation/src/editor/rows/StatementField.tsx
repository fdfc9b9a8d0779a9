import type { Remark } from '@outcome-studio/shared/domain/study'
import { inPlaceBox, useReadOnly } from '@outcome-studio/shared/editor'
import { animateFrom, color, radius, space, type TextSource, TypedTextArea } from '@outcome-studio/shared/ui'
import { type KeyboardEventHandler, type Ref, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { remarksId } from '../checking/remarkPlaces.ts'
import type { PastePlace } from '../paste/planPaste.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useShownRemarks } from '../remarks/useShownRemarks.ts'
import { FieldUnderlines } from './FieldUnderlines.tsx'
import { inPlaceSizes } from './inPlaceStyles.ts'
import { useTextSource } from './useTextSource.ts'

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.medium};

  & > * {
    grid-area: 1 / 1;
  }
`

/** In a list a field has no border, except on hover and on focus. */
const Area = styled(TypedTextArea)`
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
  /** Of the item whose text it is, or EXECUTOR_FIELD. */
  readonly uuid: string
  readonly remarks: readonly Remark[]
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

/**
 * A checked text field, described by its remarks. One statement is one wrapped line. It reads and writes the text of the
 * study itself, so that typing renders nothing around it.
 */
export function StatementField({
  uuid,
  remarks,
  pastePlace,
  look,
  onKeyDown,
  placeholder,
  ...field
}: StatementFieldProps) {
  const { pasting } = useEditor()
  const isReadOnly = useReadOnly()
  const shown = useShownRemarks(remarks)
  const source = useTextSource(uuid)
  const place = useChangeShown(source)
  return (
    <Place ref={place}>
      <Area
        {...field}
        source={source}
        readOnly={isReadOnly}
        placeholder={isReadOnly ? undefined : placeholder}
        onKeyDown={isReadOnly ? undefined : onKeyDown}
        data-look={look}
        data-item={uuid}
        aria-describedby={shown.length > 0 ? remarksId(uuid) : undefined}
        aria-invalid={remarks.some(({ severity }) => severity === 'error') || undefined}
        onPaste={(event) => {
          if (!isReadOnly && pastePlace && pasting.take(event.clipboardData, pastePlace))
            event.preventDefault()
        }}
      />
      <FieldUnderlines uuid={uuid} remarks={shown} look={look} />
    </Place>
  )
}

/** Lights the field up for a moment when its text changes without being typed: by a fix, Undo or another tab. */
function useChangeShown(source: TextSource) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let before = source.read()
    const show = () => {
      const { current } = place
      if (current && !current.contains(document.activeElement)) {
        animateFrom(current, { background: color.accentSoft })
      }
    }
    return source.subscribe(() => {
      const text = source.read()
      if (before === text) return
      before = text
      // The change may move the focus here.
      if (!place.current?.contains(document.activeElement)) queueMicrotask(show)
    })
  }, [source])
  return place
}
