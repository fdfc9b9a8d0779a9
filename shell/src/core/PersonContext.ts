import { createContext, useContext } from 'react'
import type { Person } from './Person.ts'

export const PersonContext = createContext<Person>({ state: 'unknown' })

/** Who uses the page right now. */
export const usePerson = (): Person => useContext(PersonContext)
