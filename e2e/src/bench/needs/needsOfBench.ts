import {
  goalId,
  NEED_LAYERS,
  NEEDS_SAVING,
  type NeedLayer,
  type Needs,
  needsUuid,
  newGoal,
} from '@outcome-studio/shared/domain/needs'
import type { Page } from '@playwright/test'
import { storeDocument } from '../../support/storeDocument.ts'

const GOALS: Readonly<Record<NeedLayer, number>> = {
  core: 1,
  outcomes: 100,
  related: 15,
  emotional: 20,
  consumption: 28,
  financial: 36,
}
const NAME = 'Bench 200'

/** How many goals the document has. */
export const GOALS_STORED = Object.values(GOALS).reduce((sum, count) => sum + count, 0)

/** Stores a needs document of 200 goals for standard@acme.test. */
export function storeNeeds(portOffset: number): Promise<void> {
  return storeDocument(NEEDS_SAVING, {
    portOffset,
    email: 'standard@acme.test',
    docName: NAME,
    content: needsOfBench(),
  })
}

/** Opens the document by its link. @returns milliseconds until its goals are shown */
export async function openNeeds(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: NAME, exact: true })
  await link.waitFor()
  const started = performance.now()
  await link.click()
  await page
    .getByRole('region', { name: 'Desired outcomes' })
    .getByRole('textbox', { name: 'Goal 1', exact: true })
    .waitFor()
  return performance.now() - started
}

function needsOfBench(): Needs {
  const textOf = (layer: NeedLayer, at: number) =>
    layer === 'outcomes' || layer === 'financial'
      ? `Minimize the time it takes to find a loose post in row ${at} when the ground is wet`
      : `Maintain a pasture fence in row ${at}`
  return {
    uuid: needsUuid(crypto.randomUUID()),
    vertical: 'Agriculture',
    states: [],
    goals: NEED_LAYERS.flatMap((layer) =>
      Array.from({ length: GOALS[layer] }, (_none, at) =>
        newGoal({ id: goalId(crypto.randomUUID()), layer, text: textOf(layer, at) }),
      ),
    ),
  }
}
