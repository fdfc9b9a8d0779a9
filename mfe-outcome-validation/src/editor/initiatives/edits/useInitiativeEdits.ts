import { counted } from '@outcome-studio/shared/domain/base'
import {
  type Effect,
  INITIATIVE_LIMITS,
  type Initiative,
  type InitiativeId,
  newInitiativeId,
  type OutcomeStatementUuid,
} from '@outcome-studio/shared/domain/study'
import { useHost } from '@outcome-studio/shared/feature'
import { useMemo } from 'react'
import {
  planEffect,
  planInitiativeChange,
  planInitiativeRemoval,
  planNewInitiative,
  planOutcomes,
} from '../../../domain/initiatives/planInitiatives.ts'
import { useEditor } from '../../react/EditorContext.ts'
import { useUndoToast } from '../../react/useUndoToast.ts'
import { initiativeKey, shownName } from './initiativeKey.ts'

/** Edits of the study's initiatives. Each is one step in the history; typing in a field is one. */
export interface InitiativeEdits {
  /**
   * Adds an initiative, and moves focus to its name if that is on screen.
   * @returns its id; null if the study has as many as it can have, which is said
   */
  readonly add: (name?: string) => InitiativeId | null
  readonly change: (id: InitiativeId, changes: Partial<Pick<Initiative, 'name' | 'owner' | 'effort'>>) => void
  readonly remove: (initiative: Initiative) => void
  /** @param effect null for none */
  readonly setEffect: (
    initiative: Pick<Initiative, 'id' | 'name'>,
    statement: { readonly id: OutcomeStatementUuid; readonly number: string },
    effect: Effect | null,
  ) => void
  readonly addOutcomes: (
    id: InitiativeId,
    statementIds: readonly OutcomeStatementUuid[],
    effect: Effect,
  ) => void
}

/** Returns the edits; their identity is stable while a study is open. */
export function useInitiativeEdits(): InitiativeEdits {
  const host = useHost()
  const { session, focus, announcement } = useEditor()
  const offerUndo = useUndoToast()
  return useMemo(() => {
    const nameOf = (id: InitiativeId) =>
      shownName(session.content.initiatives?.find((each) => each.id === id) ?? { name: '' })
    return {
      add: (name = '') => {
        const id = newInitiativeId(Date.now(), crypto.randomUUID())
        const plan = planNewInitiative(session.content, { id, name, owner: '', effort: null, effects: [] })
        if (plan === null) {
          host.toast(
            `A study has at most ${INITIATIVE_LIMITS.count} initiatives. Delete one before you add another.`,
            { kind: 'info' },
          )
          return null
        }
        session.apply(plan, 'initiative added')
        focus.requestNow(initiativeKey(id))
        return id
      },
      change: (id, changes) => {
        session.apply(
          planInitiativeChange(session.content, id, changes),
          `initiative “${nameOf(id)}” changed`,
        )
      },
      remove: (initiative) => {
        const what = `initiative “${shownName(initiative)}” deleted`
        if (session.apply(planInitiativeRemoval(session.content, initiative.id), what))
          offerUndo(`Initiative “${shownName(initiative)}” deleted.`)
      },
      setEffect: (initiative, { id, number }, effect) => {
        const what = `${shownName(initiative)}, ${effect ?? 'no'} effect on outcome ${number}`
        if (session.apply(planEffect(session.content, initiative.id, id, effect), what))
          announcement.set(`${what}.`)
      },
      addOutcomes: (id, statementIds, effect) => {
        const plan = planOutcomes(session.content, id, statementIds, effect)
        if (plan === null) {
          announcement.set(`“${nameOf(id)}” serves them already.`)
          return
        }
        const what = `${counted(statementIds.length, 'outcome')} added to “${nameOf(id)}”`
        if (session.apply(plan, what)) announcement.set(`${what}.`)
      },
    }
  }, [host, session, focus, announcement, offerUndo])
}
