import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { whenIdleOnceLive } from '../../../core/whenIdleOnceLive.ts'
import { EmptyArea } from './recentStyles.ts'

const preview = createLazy(async () => (await import('./LandscapePreview.tsx')).LandscapePreview)

interface LandscapeSlotProps {
  readonly docName: string
  readonly revision: number
}

/** A study's landscape, drawn once the page is idle in a place of its size. Without it the page is complete. */
export function LandscapeSlot(props: LandscapeSlotProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdleOnceLive(() => setWanted(true)), [])
  const state = useLazy(preview, { isWanted })
  return state.kind === 'loaded' ? <state.value {...props} /> : <EmptyArea />
}
