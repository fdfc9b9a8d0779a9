import { counted } from '@outcome-studio/shared/domain/base'
import { whenIdle } from '@outcome-studio/shared/editor'
import { color, type } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { createUncheckedCount } from '../checking/createUncheckedCount.ts'
import { CHECKED } from '../checking/LiveRemarks.ts'
import { useEditor } from '../react/EditorContext.ts'

const Line = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** Says how many texts the rules do not check because of their language; nothing if there are none. */
export function UncheckedLine({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <Line>
      {counted(count, 'text')} {count === 1 ? 'is' : 'are'} not in English. The rules check English texts
      only.
    </Line>
  )
}

/** The number of texts in other languages, counted when the browser is idle after each check. */
export function useUncheckedCount(): number {
  const { remarks } = useEditor()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const countUnchecked = createUncheckedCount()
    let cancel = () => {}
    const recount = () => {
      cancel()
      cancel = whenIdle(() => setCount(countUnchecked(remarks.checked)))
    }
    recount()
    const release = remarks.subscribe(CHECKED, recount)
    return () => {
      release()
      cancel()
    }
  }, [remarks])
  return count
}
