import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../core/editing.ts'
import { readOpening } from '../core/opening.ts'
import { NEEDS_EXAMPLE } from '../domain/guide/NEEDS_EXAMPLE.ts'
import { useEndOpening } from './useEndOpening.ts'

const NAME = 'Worked example'

/** Fills a new document with the worked example, if its address asks for that. Renders nothing. */
export function ExampleStart() {
  const session = useSession()
  const isAsked = readOpening(useLocation().search) === 'example'
  const endOpening = useEndOpening()
  useEffect(() => {
    if (!isAsked) return
    const isUntouched = session.header === null && !session.isDirty
    if (isUntouched) session.restore({ docName: NAME, content: NEEDS_EXAMPLE })
    endOpening()
  }, [isAsked, session, endOpening])
  return null
}
