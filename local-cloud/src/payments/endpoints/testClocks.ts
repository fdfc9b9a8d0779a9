import { z } from 'zod'
import { type ApiEndpoint, idOf, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { integer } from '../api/parameters.ts'
import { existing, invalidRequest } from '../api/StripeError.ts'
import { advanceTestClock } from '../billing/runDue.ts'
import { renderTestClock } from '../render/renderCustomer.ts'
import { removeCustomer } from './customers.ts'

const Create = z.strictObject({ frozen_time: integer, name: z.string().optional() })
const Advance = z.strictObject({ frozen_time: integer })

export const createTestClock: ApiEndpoint = (call) => {
  const { frozen_time: frozenTime, name = null } = parametersOf(call, Create)
  const { store, newId, now } = call.payments
  return renderTestClock(store.testClocks.put({ id: newId('clock'), created: now(), name, frozenTime }))
}

export const retrieveTestClock: ApiEndpoint = (call) =>
  renderTestClock(existing(call.payments.store.testClocks.find(idOf(call)), 'test_clock', idOf(call)))

export const listTestClocks: ApiEndpoint = (call) =>
  pageOf(
    call,
    parametersOf(call, z.strictObject(pageParameters)),
    call.payments.store.testClocks.list(),
    renderTestClock,
  )

export const advanceTestClockEndpoint: ApiEndpoint = (call) => {
  const { frozen_time: frozenTime } = parametersOf(call, Advance)
  const clock = existing(call.payments.store.testClocks.find(idOf(call)), 'test_clock', idOf(call))
  if (frozenTime <= clock.frozenTime) {
    throw invalidRequest('The frozen time must be after the current one.', 'frozen_time')
  }
  advanceTestClock(call.payments, clock.id, frozenTime)
  return retrieveTestClock({ ...call, parameters: {} })
}

/** Deleting a clock deletes its customers. */
export const deleteTestClock: ApiEndpoint = (call) => {
  const { store } = call.payments
  const clock = existing(store.testClocks.find(idOf(call)), 'test_clock', idOf(call))
  for (const customer of store.customers.list()) {
    if (customer.testClock === clock.id && !customer.deleted) removeCustomer(call, customer)
  }
  store.testClocks.remove(clock.id)
  return { id: clock.id, object: 'test_helpers.test_clock', deleted: true }
}
