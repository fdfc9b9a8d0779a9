import { STUDY_ORDERS, type StudyOrder } from '@outcome-studio/shared/domain'

/** What of the list is shown, and in which order. */
export interface ListView {
  readonly query: string
  readonly order: StudyOrder
}

const USUAL: StudyOrder = 'saved'

/** Reads ?q= and ?sort= of an address; what is missing or unknown is as usual. */
export function readListView(search: string): ListView {
  const parameters = new URLSearchParams(search)
  const sort = parameters.get('sort')
  return {
    query: parameters.get('q') ?? '',
    order: STUDY_ORDERS.find((order) => order === sort) ?? USUAL,
  }
}

/** The address's search with a view in it, for example "?q=garden&sort=name". What is as usual is left out. */
export function writeListView({ query, order }: ListView, search: string): string {
  const parameters = new URLSearchParams(search)
  const put = (name: string, value: string) =>
    value === '' ? parameters.delete(name) : parameters.set(name, value)
  put('q', query)
  put('sort', order === USUAL ? '' : order)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
