/** How a new document begins: empty, with the questions of the guided start, or with the worked example. */
export type Opening = 'empty' | 'guide' | 'example'

const PARAMETER = 'begin'

/** The search of a new document's address, for example "?begin=guide". */
export const openingSearch = (opening: Opening): string =>
  opening === 'empty' ? '' : `?${PARAMETER}=${opening}`

/** Reads the search of an address; anything unknown begins empty. */
export function readOpening(search: string): Opening {
  const opening = new URLSearchParams(search).get(PARAMETER)
  return opening === 'guide' || opening === 'example' ? opening : 'empty'
}

/** The same search without the beginning, so that a reload or a visit by the back button does not begin again. */
export function withoutOpening(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(PARAMETER)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
