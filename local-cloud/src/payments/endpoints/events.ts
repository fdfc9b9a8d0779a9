import { z } from 'zod'
import { type ApiEndpoint, idOf, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { ignored } from '../api/parameters.ts'
import { existing } from '../api/StripeError.ts'
import { renderEvent } from '../render/renderPages.ts'

const List = z.strictObject({
  ...pageParameters,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
  delivery_success: ignored,
})

export const retrieveEvent: ApiEndpoint = (call) =>
  renderEvent(existing(call.payments.store.events.find(idOf(call)), 'event', idOf(call)), 0)

export const listEvents: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, List)
  const events = call.payments.store.events
    .list()
    .filter(
      ({ type }) =>
        (wanted.type === undefined || matches(type, wanted.type)) &&
        (wanted.types === undefined || wanted.types.includes(type)),
    )
  return pageOf(call, wanted, events, (event) => renderEvent(event, 0))
}

/** @param wanted a type, or a group of types that ends with "*" */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}
