import { useEffect, useState } from 'react'

/** Key of the text that has or had the focus last; null before. */
export function useFocusedText(): string | null {
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && target.dataset.item) setKey(target.dataset.item)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return key
}
