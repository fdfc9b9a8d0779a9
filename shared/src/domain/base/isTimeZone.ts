/** Asking the platform takes long, and few zones are used. */
const knownZones = new Map([
  ['', false],
  ['UTC', true],
])

/** Whether this platform knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  const known = knownZones.get(name)
  if (known !== undefined) return known
  const isKnown = isPlatformZone(name)
  // Few zones are used; a flood of others must not fill the memory.
  if (knownZones.size < 1_000) knownZones.set(name, isKnown)
  return isKnown
}

/** Most names are in the list, which takes a tenth of a first format: that loads the words and patterns of dates. */
function isPlatformZone(name: string): boolean {
  if (Intl.supportedValuesOf('timeZone').includes(name)) return true
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
