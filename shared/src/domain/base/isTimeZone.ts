/** Asking the platform takes long, and few zones are used. */
const knownZones = new Map<string, boolean>([['', false]])

/** Whether this platform knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  const known = knownZones.get(name)
  if (known !== undefined) return known
  const isKnown = isPlatformZone(name)
  // Few zones are used; a flood of others must not fill the memory.
  if (knownZones.size < 1_000) knownZones.set(name, isKnown)
  return isKnown
}

function isPlatformZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
