import { isMissing } from './toPaymentError.ts'

/**
 * The rows of a customer's list at the provider. Empty if the provider does not know the customer, because the id
 * belongs to another account.
 * @param list filtered by one customer
 * @throws any other error of the list
 */
export async function* ofKnownCustomer<Row>(list: AsyncIterable<Row>): AsyncGenerator<Row> {
  try {
    yield* list
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
