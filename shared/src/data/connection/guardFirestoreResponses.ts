import { isRecord } from '@outcome-studio/shared/domain/base'

/** Addresses with one request and one response: reads and commits of transactions. */
const ASKS_ONCE = /\/documents:(\w+)(?:\?|$)/

const OK = 200

/**
 * Treats a non-Firestore response (captive portal, proxy error page) as a network failure
 * (docs/architecture.md §4). Otherwise the SDK throws asynchronously on a response that is not JSON, and its
 * transaction never settles. It would also accept any JSON as a commit. Status 0 is a network failure to the
 * SDK. Other requests are unchanged.
 * @param page object whose XMLHttpRequest the SDK uses; nothing happens if it has none
 * @returns the release
 */
export function guardFirestoreResponses(page: { XMLHttpRequest?: typeof XMLHttpRequest }): () => void {
  const Direct = page.XMLHttpRequest
  if (Direct === undefined) return () => {}

  class OwnAnswerOrNone extends Direct {
    #isForeign: boolean | undefined

    override get status(): number {
      const [, asked] = ASKS_ONCE.exec(this.responseURL) ?? []
      if (this.readyState !== this.DONE || asked === undefined) return super.status
      this.#isForeign ??= isForeign(asked, super.status, this.responseText)
      return this.#isForeign ? 0 : super.status
    }
  }
  page.XMLHttpRequest = OwnAnswerOrNone
  return () => {
    // If another wrapper was installed on top since, it still extends this one, which then has to stay.
    if (page.XMLHttpRequest === OwnAnswerOrNone) page.XMLHttpRequest = Direct
  }
}

function isForeign(asked: string, status: number, text: string): boolean {
  try {
    const said: unknown = JSON.parse(text)
    return asked === 'commit' && status === OK && !(isRecord(said) && 'commitTime' in said)
  } catch {
    return true
  }
}
