import { createContext, useContext } from 'react'
import type { Person } from './Person.ts'

export const PersonContext = createContext<Person>({ state: 'unknown' })

/** The current user of the page. */
export const usePerson = (): Person => useContext(PersonContext)
