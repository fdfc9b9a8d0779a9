import { counted } from '@outcome-studio/shared/domain/base'
import { formatTime, isSaveShortcut } from '@outcome-studio/shared/editor'
import { Button, color, media, space, type } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { RulesEditing } from '../draft/useRulesDraft.ts'

/** At the lower edge, so that nothing moves when it appears with the first change. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} 0;

  &:has(> :only-child) {
    position: static;
    border: 0;
  }
  border-top: 1px solid ${color.border};
  background: ${color.canvas};

  ${media.low} {
    position: static;
  }
`

const Status = styled.p`
  flex: 1 1 160px;
  color: ${color.textMuted};
  font: ${type.small};
  outline: none;
`

/** Save status of the rules, with the actions for all of them once something is changed. */
export function SaveBar({ editing }: { readonly editing: RulesEditing }) {
  const { draft, isDirty, isSaving, save, revert } = editing
  const { length: problems } = draft.reading.problems
  const canSave = isDirty && problems === 0
  const isChanged = isDirty || isSaving
  const status = useRef<HTMLParagraphElement>(null)
  // The button that was pressed goes, and the focus with it.
  useEffect(() => {
    if (!isChanged) return
    return () => {
      if (document.activeElement === document.body) status.current?.focus({ preventScroll: true })
    }
  }, [isChanged])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveShortcut(event)) return
      event.preventDefault()
      if (canSave) void save()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [save, canSave])

  return (
    <Bar>
      <Status role="status" ref={status} tabIndex={-1}>
        {statusOf(editing)}
      </Status>
      {isChanged && (
        <>
          <Button onPress={revert} isDisabled={isSaving}>
            Revert
          </Button>
          <Button tone="primary" onPress={() => void save()} isDisabled={!canSave} isPending={isSaving}>
            Save
          </Button>
        </>
      )}
    </Bar>
  )
}

function statusOf({ draft, isDirty, isSaving }: RulesEditing): string {
  const { length: problems } = draft.reading.problems
  if (isSaving) return 'Saving…'
  if (problems > 0) {
    return `Fix ${counted(problems, 'problem')} to save.`
  }
  if (isDirty) return 'Unsaved changes'
  if (draft.stored === null) return ''
  const time = draft.stored.updatedAt === null ? '' : formatTime(draft.stored.updatedAt)
  return time === '' ? 'Saved' : `Saved ${time}`
}
