import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createFollower, type Follower } from './createFollower.ts'

interface Following {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly isFollowing: boolean
  readonly jump: () => void
  readonly leave: () => void
}

/** Keeps the end of a scrolled content in view while the reader is there. Attach both refs. */
export function useFollower(): Following {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follower = useRef<Follower>(null)
  const [isFollowing, setIsFollowing] = useState(true)
  useEffect(() => {
    if (!scroller.current || !content.current) return
    const created = createFollower(scroller.current, content.current)
    follower.current = created
    const release = created.subscribe(() => setIsFollowing(created.isFollowing()))
    return () => {
      release()
      created.release()
    }
  }, [])
  const jump = useCallback(() => follower.current?.jump(), [])
  const leave = useCallback(() => follower.current?.leave(), [])
  return { scroller, content, isFollowing, jump, leave }
}
