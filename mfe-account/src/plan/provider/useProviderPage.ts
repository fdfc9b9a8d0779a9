import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useRef, useState } from 'react'
import { openPage } from './openPage.ts'

/** A page of the payment provider. */
export interface ProviderLink {
  /** Opened at once, and stored nowhere: it signs in whoever has it. */
  readonly url: string
  /** Called right before the page is left for it. */
  readonly onLeave?: () => void
}

/** Leads to pages of the payment provider, to one at a time. */
export interface ProviderPage {
  /** Name of the button whose page is awaited or being opened; null if none is. */
  readonly pending: string | null
  /** The last failure, until the next attempt or until the membership changes. */
  readonly failure: { readonly name: string; readonly error: unknown } | null
  /** @param link asks the server for the page */
  readonly open: (name: string, link: () => Promise<ProviderLink>) => void
}

/** @param membership what a failure is about: another one makes it obsolete */
export function useProviderPage(membership: unknown): ProviderPage {
  const { report } = useHost()
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<ProviderPage['failure']>(null)
  const [current, setCurrent] = useState(membership)
  if (current !== membership) {
    setCurrent(membership)
    setFailure(null)
  }
  const isBusy = useRef(false)
  const isMounted = useRef(false)

  const settle = useCallback(() => {
    isBusy.current = false
    setPending(null)
  }, [])
  useEffect(() => {
    isMounted.current = true
    // "Back" may show this page as it was when it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) settle()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      isMounted.current = false
      window.removeEventListener('pageshow', onShow)
    }
  }, [settle])

  const follow = async (name: string, link: () => Promise<ProviderLink>) => {
    try {
      const { url, onLeave } = await link()
      // A member who went elsewhere in the meantime stays there. The button stays pending until the page is left.
      if (!isMounted.current) return
      onLeave?.()
      openPage(url)
    } catch (error) {
      report(error, { opening: name })
      settle()
      setFailure({ name, error })
    }
  }

  return {
    pending,
    failure,
    open: (name, link) => {
      if (isBusy.current) return
      isBusy.current = true
      setPending(name)
      setFailure(null)
      void follow(name, link)
    },
  }
}
