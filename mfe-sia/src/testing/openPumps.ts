import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import {
  applyStudyOperation,
  type Study,
  type StudyOperation,
  studyFromOutline,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openSia } from './openSia.tsx'
import { card, proposal } from './proposing.ts'

const OLD = 'Minimize the time it takes to choose a supplier'
const NEW = 'Minimize the likelihood that the part does not fit'

/** Stores the study “Pumps”: the job steps order, with the statement old, install and test. */
export async function storePumps(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  resetMemory()
  const ids = ['order', 'old', 'install', 'test'].values()
  const study = studyFromOutline(
    {
      executor: 'Mechanics',
      job: 'Repair a pump',
      steps: [
        { step: 'Order the part', category: 'Locate', outcomes: [OLD] },
        { step: 'Install the part', category: 'Execute', outcomes: [] },
        { step: '', category: 'Confirm', outcomes: [] },
      ],
    },
    { uuid: studyUuid('pumps'), newId: () => ids.next().value ?? 'more' },
  )
  await memory().studies.save({ docName: 'Pumps', content: study, basedOnRevision: null })
}

/** Opens a session about the study. */
export const openPumps = (options = {}) => openSia({ path: '/pumps/s1', ...options })

type View = ReturnType<typeof openPumps>

/** Proposes to add a statement with an id. */
export const addStatement = (id: string, stepId: string) =>
  proposal(`add ${id}`, { kind: 'addStatement', statementId: id, stepId, text: NEW })

/** Moves the statement old to the second job step. */
export const MOVE: Extract<ProposedEdit, { kind: 'moveStatement' }> = {
  ...{ kind: 'moveStatement', statementId: 'old', fromStepId: 'order', stepId: 'install', text: OLD },
}

/** Moves the second job step to the beginning. */
export const MOVE_STEP: Extract<ProposedEdit, { kind: 'moveStep' }> = {
  ...{ kind: 'moveStep', stepId: 'install', fromStepId: 'order', afterStepId: null },
  text: 'Install the part',
}

const stored = async () => (await memory().studies.load('Pumps')).content.jobSteps

/** Waits until each job step has these statements as it is stored, by their ids. */
export const hasStored = (...steps: readonly (readonly string[])[]) =>
  waitFor(async () =>
    expect(
      (await stored()).map(({ outcomeStatements }) => outcomeStatements.map(({ uuid }) => uuid as string)),
    ).toEqual(steps),
  )

/** Waits until the job steps are stored in an order. */
export const hasOrder = (...ids: readonly string[]) =>
  waitFor(async () => expect((await stored()).map(({ uuid }) => uuid as string)).toEqual(ids))

/** Another tab saves what the operation makes of the study. */
export const saveElsewhere = (operation: StudyOperation) =>
  act(async () => {
    const { header, content } = await memory().studies.load('Pumps')
    const changed: Study = applyStudyOperation(content, operation)
    await memory().studies.save({ docName: 'Pumps', content: changed, basedOnRevision: header.revision })
  })

/** Presses a button of a card. */
export const press = async (view: View, name: string, at = 0) =>
  view.user.click(await (await card(at)).findByRole('button', { name }))

/** Presses a button next to the study. */
export const pressInStudy = (view: View, name: string) =>
  view.user.click(within(screen.getByRole('region', { name: 'Study' })).getByRole('button', { name }))

/** Waits until a card is accepted. */
export const isAccepted = async (at = 0) =>
  expect(await (await card(at)).findByText('Accepted')).toBeVisible()

/** Waits until a card is open. */
export const isOpen = async (at = 0) =>
  expect(await (await card(at)).findByRole('button', { name: 'Accept' })).toBeVisible()
