/** Finds the keyboard another place if the control that had it goes away, or is switched off, by what was just done. */
export function onceFocusIsLost(findPlace: () => void): void {
  setTimeout(() => {
    const { activeElement } = document
    const isOff = activeElement instanceof HTMLButtonElement && activeElement.disabled
    if (activeElement === null || activeElement === document.body || isOff) findPlace()
  })
}
