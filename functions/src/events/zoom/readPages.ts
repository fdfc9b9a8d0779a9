import type { ZoomClient, ZoomRequest } from './ZoomClient.ts'
import { isTokenExpired } from './ZoomError.ts'

/** How often a listing begins again because its page token has expired. */
const FRESH_STARTS = 3

/** The parameter for a page of a listing. @param pageToken empty for the first page */
export const tokenOf = (pageToken: string): Readonly<Record<string, string>> =>
  pageToken === '' ? {} : { next_page_token: pageToken }

/** A page of a listing. */
interface Page<Item> {
  readonly items: readonly Item[]
  /** Empty after the last page. */
  readonly nextPageToken: string
}

/** Yields all pages. The listing starts over when a page token has expired, so an item may be yielded twice. */
export async function* readPages<Item>(
  request: ZoomClient,
  requestOf: (pageToken: string) => ZoomRequest<Page<Item>>,
): AsyncIterable<readonly Item[]> {
  let token = ''
  let starts = 0
  for (;;) {
    let page: Page<Item>
    try {
      page = await request(requestOf(token))
    } catch (error) {
      if (token === '' || !isTokenExpired(error) || starts >= FRESH_STARTS) throw error
      starts += 1
      token = ''
      continue
    }
    yield page.items
    if (page.nextPageToken === '') return
    token = page.nextPageToken
  }
}
