import { NO_PLAN, type QuestionnairePlan, type Screener } from '@outcome-studio/shared/domain/study'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TranslationsEdit } from '../../domain/questionnaire/editTranslations.ts'
import { rebasePlan } from '../../domain/questionnaire/rebasePlan.ts'
import { hasPlan, tidyPlan } from '../../domain/questionnaire/tidyPlan.ts'
import { useEditor } from '../react/EditorContext.ts'

interface EditedPlan {
  readonly plan: QuestionnairePlan
  readonly change: (changes: Partial<Omit<QuestionnairePlan, 'screeners' | 'translations'>>) => void
  readonly changeTranslations: (changed: TranslationsEdit) => void
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
  const [edited, setEdited] = useState<{
    /** The stored plan that was changed. */
    readonly base: QuestionnairePlan
    readonly plan: QuestionnairePlan
  } | null>(null)
  // Another tab may change other parts while the dialog is open.
  const planOf = (of: typeof edited) => (of ? rebasePlan(of.base, of.plan, stored()) : stored())
  const edit = (changes: (plan: QuestionnairePlan) => Partial<QuestionnairePlan>) =>
    setEdited((before) => {
      const plan = planOf(before)
      return { base: stored(), plan: { ...plan, ...changes(plan) } }
    })
  const changeScreeners = (changed: (screeners: readonly Screener[]) => readonly Screener[]) =>
    edit(({ screeners }) => ({ screeners: changed(screeners) }))
  const keep = useEffectEvent(() => {
    if (edited === null) return
    const tidy = tidyPlan(planOf(edited))
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
    plan: planOf(edited),
    change: (changes) => edit(() => changes),
    changeTranslations: (changed) =>
      edit(({ translations = [] }) => ({ translations: changed(translations) })),
    addScreener: () =>
      changeScreeners((before) => [...before, { id: crypto.randomUUID(), question: '', answers: [] }]),
    changeScreener: (id, changed) =>
      changeScreeners((before) => before.map((each) => (each.id === id ? { ...each, ...changed } : each))),
    removeScreener: (id) => changeScreeners((before) => before.filter((each) => each.id !== id)),
    keep,
  }
}
