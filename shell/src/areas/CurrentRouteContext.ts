import { createContext } from 'react'
import type { ShellRoute } from './routes.ts'

/** The row of the route table that is shown; undefined for an unknown path. */
export const CurrentRouteContext = createContext<ShellRoute | undefined>(undefined)
