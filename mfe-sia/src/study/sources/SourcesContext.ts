import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { createContext } from 'react'

/**
 * The messages that texts of the study came from, by `executor`, `job` and the uuids of steps. null if a text was in the
 * study before.
 */
export const SourcesContext = createContext<ReadonlyMap<string, SiaMessageId | null>>(new Map())
