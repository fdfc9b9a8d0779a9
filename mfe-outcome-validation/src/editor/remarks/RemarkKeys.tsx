import { useEditor as useDocumentEditor } from '@outcome-studio/shared/editor'
import { keyOf } from '@outcome-studio/shared/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { groupRemarks } from '../checking/groupRemarks.ts'
import { nextRemark, type RemarkAt, remarksInOrder } from '../checking/nextRemark.ts'
import { describePlace, studyPlaces } from '../checking/studyPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'

/** F8 and Shift-F8 go from remark to remark, Alt-Enter from a text to the buttons of its remarks. */
export function RemarkKeys() {
  const { session, remarks, remarkFilter, focus } = useEditor()
  const { announce } = useDocumentEditor()
  const last = useRef<RemarkAt | null>(null)
  const go = (by: -1 | 1) => {
    const places = studyPlaces(session.content)
    const all = remarksInOrder(groupRemarks(places, remarks.all, remarkFilter.get()))
    const next = nextRemark(
      all,
      by,
      places.findIndex(({ key }) => key === focusedText()),
      last.current,
    )
    if (next === null) return announce('There are no remarks.')
    last.current = next.remark
    const { key, name, remark } = next.remark
    focus.request(key, remark.span ?? 'end')
    const around = next.hasWrapped ? `Back at the ${by === 1 ? 'first' : 'last'} remark. ` : ''
    announce(
      `${around}${describePlace(name)}, ${SEVERITY_LABELS[remark.severity].toLowerCase()} ${remark.ruleId}: ${remark.message}`,
    )
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (ctrlKey || metaKey || event.defaultPrevented) return
    const key = keyOf(event)
    if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]')) return
    if (key === 'F8' && !altKey) {
      event.preventDefault()
      go(shiftKey ? -1 : 1)
      return
    }
    const text = focusedText()
    if (key !== 'Enter' || !altKey || text === undefined) return
    event.preventDefault()
    document.querySelector<HTMLElement>(`[data-remarks="${CSS.escape(text)}"] button`)?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return null
}

const focusedText = (): string | undefined =>
  document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.dataset.item : undefined
