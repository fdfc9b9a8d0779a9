/** The part of a window that stores data and receives page events. */
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly IDBDatabase?: Pick<typeof IDBDatabase, 'prototype'> | undefined
}

/**
 * Ends the page's transactions in IndexedDB when it enters the back-forward cache. WebKit leaves them open there, so
 * the first write of the sign-in SDK on the origin's next page would never finish. The SDK repeats aborted transactions
 * when the page is shown again.
 *
 * @param page whose databases were not opened before
 * @returns the release
 */
export function endTransactionsOnHide(page: Page = globalThis.window): () => void {
  const prototype = page?.IDBDatabase?.prototype
  if (prototype === undefined) return () => {}
  const running = new Set<IDBTransaction>()
  const direct = prototype.transaction
  const tracked: typeof direct = function track(this: IDBDatabase, ...args) {
    const transaction = direct.apply(this, args)
    running.add(transaction)
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => running.delete(transaction))
    return transaction
  }
  const abortAll = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    for (const transaction of running) abort(transaction)
  }
  prototype.transaction = tracked
  page.addEventListener('pagehide', abortAll)
  return () => {
    page.removeEventListener('pagehide', abortAll)
    // If another wrapper was installed on top since, it still calls this one, which then has to stay.
    if (prototype.transaction === tracked) prototype.transaction = direct
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is committing, which does not need the page.
  }
}
