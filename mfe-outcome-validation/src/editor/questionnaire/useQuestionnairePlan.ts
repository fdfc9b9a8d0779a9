import { NO_PLAN, type QuestionnairePlan, type Screener } from '@outcome-studio/shared/domain/study'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasPlan, tidyPlan } from '../../domain/questionnaire/tidyPlan.ts'
import { useEditor } from '../react/EditorContext.ts'

interface EditedPlan {
  readonly plan: QuestionnairePlan
  readonly change: (changes: Partial<QuestionnairePlan>) => void
  readonly addScreener: () => void
  readonly changeScreener: (id: string, changes: Partial<Omit<Screener, 'id'>>) => void
  readonly removeScreener: (id: string) => void
  /** Puts what was changed into the study, as one edit. */
  readonly keep: () => void
}

/** The questionnaire's plan while it is edited. It is kept in the study when the dialog closes, whatever closes it. */
export function useQuestionnairePlan(): EditedPlan {
  const { session } = useEditor()
  const stored = () => session.content.questionnaire ?? NO_PLAN
  // Without the parts that were not changed here: another tab may change them while the dialog is open.
  const [changes, setChanges] = useState<Partial<QuestionnairePlan>>({})
  const plan = { ...stored(), ...changes }
  const change = (changed: Partial<QuestionnairePlan>) => setChanges((before) => ({ ...before, ...changed }))
  const changeScreeners = (changed: (screeners: readonly Screener[]) => readonly Screener[]) =>
    setChanges((before) => ({ ...before, screeners: changed(before.screeners ?? stored().screeners) }))
  const keep = useEffectEvent(() => {
    if (Object.keys(changes).length === 0) return
    const tidy = tidyPlan({ ...stored(), ...changes })
    session.apply({
      kind: 'setStudyFields',
      fields: { questionnaire: hasPlan(tidy) ? tidy : null },
    })
  })
  useEffect(() => {
    const onHide = () => keep()
    // Before the draft of the study is written, which listens to the same event.
    window.addEventListener('pagehide', onHide, { capture: true })
    return () => {
      window.removeEventListener('pagehide', onHide, { capture: true })
      keep()
    }
  }, [])
  return {
    plan,
    change,
    addScreener: () =>
      changeScreeners((before) => [...before, { id: crypto.randomUUID(), question: '', answers: [] }]),
    changeScreener: (id, changed) =>
      changeScreeners((before) => before.map((each) => (each.id === id ? { ...each, ...changed } : each))),
    removeScreener: (id) => changeScreeners((before) => before.filter((each) => each.id !== id)),
    keep,
  }
}
