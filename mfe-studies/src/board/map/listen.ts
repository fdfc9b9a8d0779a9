type Listener<Kind extends keyof WindowEventMap> = (event: WindowEventMap[Kind]) => unknown

/** Listens to an event of the window. Returns the release. */
export function listenToWindow<Kind extends keyof WindowEventMap>(
  kind: Kind,
  listener: Listener<Kind>,
  options: AddEventListenerOptions = {},
): () => void {
  addEventListener(kind, listener, options)
  return () => removeEventListener(kind, listener, options)
}

/** Listens to an event of an element. Returns the release. */
export function listenTo<Kind extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  kind: Kind,
  listener: (event: HTMLElementEventMap[Kind]) => unknown,
  options: AddEventListenerOptions = {},
): () => void {
  element.addEventListener(kind, listener, options)
  return () => element.removeEventListener(kind, listener, options)
}

/** One release for several. */
export const releaseAll = (releases: readonly (() => void)[]) => (): void => {
  for (const release of releases) release()
}
