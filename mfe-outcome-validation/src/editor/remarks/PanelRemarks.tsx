import { Fragment, useEffect, useLayoutEffect, useRef } from 'react'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { remarksId, WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { DismissedRemarks } from './DismissedRemarks.tsx'
import { Entries, RuleList } from './panelStyles.ts'
import { RemarkDismissed } from './RemarkDismissed.tsx'
import { RemarkItems } from './RemarkItems.tsx'
import { RuleGroupItem } from './RuleGroupItem.tsx'
import { TextRemarks } from './TextRemarks.tsx'
import { useFocusedText } from './useFocusedText.ts'
import { useSeverityGroups } from './useSeverityGroups.ts'

/** A pressed button of the panel, and where it was in the window. */
interface Pressed {
  readonly button: Element
  readonly top: number
}

/**
 * All remarks beside the texts, worst severity first. In each severity those about the whole study come first, then those
 * of rules with remarks on several texts, then the others one by one. Those on the focused text come into view.
 */
export function PanelRemarks() {
  const { groups, dismissed } = useSeverityGroups()
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
      {groups.map(({ severity, study, rules, singles }) => (
        <Fragment key={severity}>
          <RemarkItems list={WHOLE_STUDY} id={remarksId(`${WHOLE_STUDY}-${severity}`)} remarks={study} />
          {rules.length > 0 && (
            <RuleList role="list" aria-label={`${SEVERITY_LABELS[severity]}s found at several texts`}>
              {rules.map((group) => (
                <RuleGroupItem
                  key={group.ruleId}
                  group={group}
                  current={group.places.some(({ key }) => key === focused) ? focused : null}
                />
              ))}
            </RuleList>
          )}
          {singles.map(({ key, name }) => (
            <TextRemarks
              key={key}
              list={key}
              name={name}
              severity={severity}
              except={rules}
              isCurrent={key === focused}
            />
          ))}
        </Fragment>
      ))}
      <RemarkDismissed list={WHOLE_STUDY} />
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
