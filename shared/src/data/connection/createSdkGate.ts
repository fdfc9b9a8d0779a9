/** Milliseconds that content may delay the SDKs at most. */
const LONGEST_DELAY = 2_500

/** Decides when a page that shows its first content without the SDKs may load them. */
export interface SdkGate {
  /** Lets the SDKs wait, so that they do not compete with content for the network. Returns the release. */
  delay(): () => void
  /** Resolves as soon as nothing delays the SDKs. */
  opened(): Promise<void>
}

/** Creates a gate without delays. */
export function createSdkGate(): SdkGate {
  const delays = new Set<Promise<void>>()
  return {
    delay: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      delays.add(promise)
      const release = () => {
        clearTimeout(timer)
        delays.delete(promise)
        resolve()
      }
      const timer = setTimeout(release, LONGEST_DELAY)
      return release
    },
    opened: async () => {
      while (delays.size > 0) await Promise.all(delays)
    },
  }
}
