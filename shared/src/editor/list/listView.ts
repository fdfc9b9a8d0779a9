/** Filter and order of a list. */
export interface ListView<Order extends string> {
  readonly query: string
  readonly order: Order
}

/** The orders of a list, as in its address; the first is the default. */
export type ListOrders<Order extends string> = readonly [Order, ...(readonly Order[])]

/** Reads ?q= and ?sort= of an address. Missing or unknown values are the default. */
export function readListView<Order extends string>(
  orders: ListOrders<Order>,
  search: string,
): ListView<Order> {
  const parameters = new URLSearchParams(search)
  const sort = parameters.get('sort')
  return {
    query: parameters.get('q') ?? '',
    order: orders.find((order) => order === sort) ?? orders[0],
  }
}

/** Writes a view into the address's search, for example "?q=garden&sort=name". Defaults are left out. */
export function writeListView<Order extends string>(
  orders: ListOrders<Order>,
  { query, order }: ListView<Order>,
  search: string,
): string {
  const parameters = new URLSearchParams(search)
  const put = (name: string, value: string) =>
    value === '' ? parameters.delete(name) : parameters.set(name, value)
  put('q', query)
  put('sort', order === orders[0] ? '' : order)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
