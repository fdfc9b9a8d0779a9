import { whenLive } from '@outcome-studio/shared/data'
import { whenIdle } from './whenIdle.ts'

/**
 * Runs something once the page is live and then at rest, never before: a slow page is left alone for as long as it
 * takes. Returns the way to call it off.
 */
export function whenIdleOnceLive(run: () => void): () => void {
  let isOver = false
  let release = () => {}
  void whenLive().then(() => {
    if (!isOver) release = whenIdle(run)
  })
  return () => {
    isOver = true
    release()
  }
}
