/** Scripts that a library adds to the page, and does not add again after a failure. */
export interface WatchedScripts {
  /** Adds the scripts that have failed again. The signal is aborted as soon as one fails. */
  readonly load: () => AbortSignal
  readonly release: () => void
}

/**
 * Watches scripts until the release.
 * @param isWatched whether a script of this address belongs to the library
 */
export function watchScripts(page: Document, isWatched: (address: string) => boolean): WatchedScripts {
  let failed: readonly HTMLScriptElement[] = []
  let loading = new AbortController()
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !isWatched(target.src)) return
    failed = [...failed, target]
    loading.abort(new Error(`The script ${new URL(target.src).origin} could not be loaded.`))
  }
  // Errors of elements do not bubble.
  page.addEventListener('error', onError, { capture: true })
  return {
    load: () => {
      if (failed.length > 0) {
        loading = new AbortController()
        const again = failed
        failed = []
        for (const script of again) script.replaceWith(copyOf(script))
      }
      return loading.signal
    },
    release: () => page.removeEventListener('error', onError, { capture: true }),
  }
}

/** A browser runs each script element once. */
function copyOf(script: HTMLScriptElement): HTMLScriptElement {
  const copy = script.ownerDocument.createElement('script')
  for (const { name, value } of script.attributes) copy.setAttribute(name, value)
  copy.onload = script.onload
  return copy
}
