import { checkoutSessionPath } from '@outcome-studio/shared/domain/paths'
import { expect } from '@playwright/test'
import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'
import { fewAtOnce } from '../support/fewAtOnce.ts'
import { asOwner, documentsUrl } from './asOwner.ts'
import { PATIENCE } from './PATIENCE.ts'
import type { Emulators } from './startEmulators.ts'

/** Callables that pages wait for during 15 seconds, or call by a clock. */
const CALLABLES = ['runSSOMigrationSync', 'takeSeat'] as const
const CHECKOUT = 'createCheckoutSession'

/**
 * Starts the processes of functions that pages do not wait long for. The emulator starts one at the first event of each
 * function, which takes longer on a busy machine.
 *
 * @throws Error for a function that does not load
 */
export async function startFunctions(
  environment: Environment,
  { output }: Pick<Emulators, 'output'>,
): Promise<void> {
  const { emulators, firebase, regions } = environment
  const origin = `http://localhost:${emulators?.functions}/${firebase.project}/${regions.functions}`
  await fewAtOnce(CALLABLES, async (name) => {
    // As a browser does that asks for permission.
    const response = await fetch(`${origin}/${name}`, { method: 'OPTIONS' })
    if (!response.ok) throw new Error(`The function ${name} answered ${response.status}.`)
  })
  const path = checkoutSessionPath('nobody', 'first')
  await asOwner('PATCH', `${documentsUrl(environment)}/${path}`, {
    fields: { price: { stringValue: 'none' } },
  })
  const finished = `Finished "${regions.functions}-${CHECKOUT}"`
  await expect.poll(() => output().includes(finished), { timeout: PATIENCE }).toBe(true)
}
