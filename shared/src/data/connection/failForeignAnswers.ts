import { isRecord } from '@outcome-studio/shared/domain'

/** Addresses at which the database's SDK asks once and is answered once: reads and commits of transactions. */
const ASKS_ONCE = /\/documents:(\w+)(?:\?|$)/

const OK = 200

/**
 * Has an answer that is not the database's fail like a lost connection: the page of a hotel's network, the words of a
 * proxy. The database's SDK throws over what is no JSON where nobody can catch it, and its transaction never ends;
 * and it takes every JSON for a commit. An answer without a status is a failed connection to it. Every other request
 * is left as it is.
 * @param page whose requests the SDK makes; without any, nothing is done
 * @returns the release
 */
export function failForeignAnswers(page: { XMLHttpRequest?: typeof XMLHttpRequest }): () => void {
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
    // Whoever has put theirs on top since still makes this one: it stays.
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
