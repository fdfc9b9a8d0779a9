import { changeSeatCount as definition } from '@outcome-studio/shared/callables/changeSeatCount'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { serveCallable } from '../callable/serveCallable.ts'
import { accounts } from '../database/accounts.ts'
import { takenSeats } from '../members/groups/groupSeats.ts'
import { changeQuantity } from '../payments/planChange/changeQuantity.ts'
import { paymentServices } from '../payments/provider/PaymentServices.ts'
import { STRIPE_API_KEY } from '../payments/provider/stripeSettings.ts'
import { managedGroups } from './managedGroups.ts'
import { readSeatGroups } from './readSeatGroups.ts'

/** Buys more or fewer seats from the next period on. Returns after the group shows it. */
export const changeSeatCount = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 5, secrets: [STRIPE_API_KEY] },
  async ({ seats }, caller) => {
    const services = paymentServices(22_000)
    const { firestore, now } = services
    const own = (await managedGroups(caller, firestore)).find(({ source }) => source === 'own')
    if (own === undefined) throw new StudioError('cen/no-group')
    if (seats < takenSeats(own.group, now())) throw new StudioError('cen/seats-taken')
    await changeQuantity(caller.uid, seats, services)
    return { groups: await readSeatGroups(caller, { firestore, auth: accounts(), now }) }
  },
)
