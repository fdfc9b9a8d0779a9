import { useEffect, useState } from 'react'

/** Height in the window at which a step counts as the one that is read, in pixels. */
const READING_LINE = 200

/** The step at the reading line, or the one that got the focus last; null for none. */
export function useCurrentStep(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent((before) => stepAtLine() ?? before))
    }
    const onFocus = ({ target }: FocusEvent) => {
      const stepId = target instanceof Element ? stepOf(target) : undefined
      if (stepId !== undefined) setCurrent(stepId)
    }
    addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return current
}

const stepOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-step]')?.dataset.step

/** One hit test costs the same in a study of any size. */
function stepAtLine(): string | undefined {
  const list = document.querySelector('[data-step]')?.parentElement
  if (!list) return undefined
  const { left, top, width } = list.getBoundingClientRect()
  if (top > READING_LINE) return stepOf(list.firstElementChild)
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  if (scrollTop + clientHeight >= scrollHeight - 1) return stepOf(list.lastElementChild)
  return stepOf(document.elementFromPoint(left + width / 2, READING_LINE))
}
