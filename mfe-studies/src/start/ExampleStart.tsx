import { createLazy } from '@outcome-studio/shared/domain/base'
import type { Needs } from '@outcome-studio/shared/domain/needs'
import { useLazy } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../core/editing.ts'
import { readOpening } from '../core/opening.ts'
import { useEndOpening } from './useEndOpening.ts'

const NAME = 'Worked example'

/** Few documents begin with it. */
const example = createLazy(async () => (await import('../domain/guide/NEEDS_EXAMPLE.ts')).NEEDS_EXAMPLE)

/** Fills a new document with the worked example, if its address asks for that. Renders nothing. */
export function ExampleStart() {
  return readOpening(useLocation().search) === 'example' ? <LoadedExample /> : null
}

/** @throws whatever prevented the load, for the area's error boundary */
function LoadedExample() {
  const state = useLazy(example)
  if (state.kind === 'failed') throw state.error
  return state.kind === 'loaded' ? <Example content={state.value} /> : null
}

function Example({ content }: { readonly content: Needs }) {
  const session = useSession()
  const endOpening = useEndOpening()
  useEffect(() => {
    const isUntouched = session.header === null && !session.isDirty
    if (isUntouched) session.restore({ docName: NAME, content })
    endOpening()
  }, [session, content, endOpening])
  return null
}
