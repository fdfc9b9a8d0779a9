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
  /** Puts the plan into the study, as one edit. Does nothing if it is the same. */
  readonly keep: () => void
}

/** The questionnaire's plan while it is edited. It is kept in the study when the dialog closes, whatever closes it. */
export function useQuestionnairePlan(): EditedPlan {
  const { session } = useEditor()
  const [plan, setPlan] = useState(session.content.questionnaire ?? NO_PLAN)
  const changeScreeners = (change: (screeners: readonly Screener[]) => readonly Screener[]) =>
    setPlan((before) => ({ ...before, screeners: change(before.screeners) }))
  const keep = useEffectEvent(() => {
    const tidy = tidyPlan(plan)
    session.apply({
      kind: 'setStudyFields',
      fields: { questionnaire: hasPlan(tidy) ? tidy : null },
    })
  })
  useEffect(() => () => keep(), [])
  return {
    plan,
    change: (changes) => setPlan((before) => ({ ...before, ...changes })),
    addScreener: () =>
      changeScreeners((before) => [...before, { id: crypto.randomUUID(), question: '', answers: [] }]),
    changeScreener: (id, changes) =>
      changeScreeners((before) => before.map((each) => (each.id === id ? { ...each, ...changes } : each))),
    removeScreener: (id) => changeScreeners((before) => before.filter((each) => each.id !== id)),
    keep,
  }
}
