import { createContext, useContext } from 'react'
import type { Person } from './Person.ts'

export const PersonContext = createContext<Person>({ state: 'unknown' })

/** The current user of the page. */
export const usePerson = (): Person => useContext(PersonContext)

const UNKNOWN: Person = { state: 'unknown' }

/** The current user as the server knows them, for what is done on their behalf: unknown while only this device does. */
export function useConfirmedPerson(): Person {
  const person = usePerson()
  return person.state === 'signedIn' && person.isFromDevice ? UNKNOWN : person
}
