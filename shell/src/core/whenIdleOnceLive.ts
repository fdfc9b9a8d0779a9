import { whenLive } from '@outcome-studio/shared/data'
import { whenIdle } from './whenIdle.ts'

/**
 * Runs a function once the page is live and then idle. Unlike whenIdle it has no time limit for a slow page to become
 * live. Returns a function that cancels it.
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
