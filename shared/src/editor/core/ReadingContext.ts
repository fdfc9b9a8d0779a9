import { createContext } from 'react'

/** Whether the document is shown to be read, whatever access the member has: an example, for instance. */
export const ReadingContext = createContext(false)
