import { STUDY_ORDERS, type StudyOrder } from '@outcome-studio/shared/domain'

/** Filter and order of the list. */
export interface ListView {
  readonly query: string
  readonly order: StudyOrder
}

const USUAL: StudyOrder = 'saved'

/** Reads ?q= and ?sort= of an address. Missing or unknown values are the default. */
export function readListView(search: string): ListView {
  const parameters = new URLSearchParams(search)
  const sort = parameters.get('sort')
  return {
    query: parameters.get('q') ?? '',
    order: STUDY_ORDERS.find((order) => order === sort) ?? USUAL,
  }
}

/** Writes a view into the address's search, for example "?q=garden&sort=name". Defaults are left out. */
export function writeListView({ query, order }: ListView, search: string): string {
  const parameters = new URLSearchParams(search)
  const put = (name: string, value: string) =>
    value === '' ? parameters.delete(name) : parameters.set(name, value)
  put('q', query)
  put('sort', order === USUAL ? '' : order)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
