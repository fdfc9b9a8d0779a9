import { createContext, useContext } from 'react'

/** Where and when the member is. Tests replace it. */
interface Surroundings {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The member's time zone, IANA name. */
  readonly zone: string
}

export const SurroundingsContext = createContext<Surroundings>({
  now: () => Date.now(),
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** The member's time zone, IANA name. */
export const useZone = (): string => useContext(SurroundingsContext).zone
