import { isMissing } from './toPaymentError.ts'

/**
 * The rows of a customer's list at the provider; none if it does not know the customer, whose id then comes from
 * another account there.
 * @param list filtered by one customer
 */
export async function* ofKnownCustomer<Row>(list: AsyncIterable<Row>): AsyncGenerator<Row> {
  try {
    yield* list
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
