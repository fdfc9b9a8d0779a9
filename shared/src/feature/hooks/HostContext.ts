import { createContext } from 'react'
import type { HostServices } from '../contract.ts'

/** Set by defineFeature around every view; read it through useHost. */
export const HostContext = createContext<HostServices | null>(null)
