import { useEffect, useLayoutEffect, useRef } from 'react'
import { DismissedRemarks } from './DismissedRemarks.tsx'
import { Entries, RuleList } from './panelStyles.ts'
import { RuleGroupItem } from './RuleGroupItem.tsx'
import { TextRemarks } from './TextRemarks.tsx'
import { useFocusedText } from './useFocusedText.ts'
import { useGroupedRemarks } from './useGroupedRemarks.ts'

/** A pressed button of the panel, and where it was in the window. */
interface Pressed {
  readonly button: Element
  readonly top: number
}

/**
 * The remarks on all texts beside the texts: by rule where a rule has remarks on several texts, then one by one. Those on
 * the focused text come into view.
 */
export function PanelRemarks() {
  const { rules, singles, dismissed } = useGroupedRemarks()
  const focused = useFocusedText()
  const frame = useRef<HTMLDivElement>(null)
  const pressed = useRef<Pressed | null>(null)
  // A press that moves focus to another text changes the entries above it. The pressed button stays under the pointer.
  useLayoutEffect(() => {
    const panel = frame.current?.closest('section')
    if (!panel || focused === null || !pressed.current) return
    const { button, top } = pressed.current
    if (button.isConnected) panel.scrollTop += button.getBoundingClientRect().top - top
  }, [focused])
  useEffect(() => {
    if (focused !== null && !pressed.current) {
      showWithinPanel(frame.current?.querySelector('[data-current="true"]') ?? null)
    }
  }, [focused])
  return (
    <Entries
      ref={frame}
      onClickCapture={({ target }) => {
        if (!(target instanceof Element)) return
        pressed.current = { button: target, top: target.getBoundingClientRect().top }
        requestAnimationFrame(() => {
          pressed.current = null
        })
      }}
    >
      {rules.length > 0 && (
        <RuleList role="list" aria-label="Found at several texts">
          {rules.map((group) => (
            <RuleGroupItem
              key={`${group.ruleId} ${group.severity}`}
              group={group}
              current={group.places.some(({ key }) => key === focused) ? focused : null}
            />
          ))}
        </RuleList>
      )}
      {singles.map(({ key, name }) => (
        <TextRemarks key={key} list={key} name={name} except={rules} isCurrent={key === focused} />
      ))}
      <DismissedRemarks groups={dismissed} hasPlaces />
    </Entries>
  )
}

/** Scrolls the panel alone: `scrollIntoView` would also move the page under the focused text. */
function showWithinPanel(entry: Element | null): void {
  const panel = entry?.closest('section')
  if (!entry || !panel) return
  const [inner, outer] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()]
  if (inner.top < outer.top) panel.scrollTop -= outer.top - inner.top + 8
  else if (inner.bottom > outer.bottom) panel.scrollTop += inner.bottom - outer.bottom + 8
}
