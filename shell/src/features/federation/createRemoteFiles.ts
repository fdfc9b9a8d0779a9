import { type FeatureManifest, parseManifest } from './parseManifest.ts'

/** The server responded with an error status. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`)
    this.status = status
  }
}

/** A manifest is not the one that remotes.json lists. */
export class IntegrityError extends Error {
  override readonly name = 'IntegrityError'

  constructor(url: string) {
    super(`${url} is not the file that remotes.json lists`)
  }
}

/** Name of the script with the container, as in every build of the preset. Its digest is in the manifest. */
const ENTRY = 'remoteEntry.js'

/** A well-formed digest that no content has. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`

interface ReadManifest {
  readonly manifest: FeatureManifest
  /** The file, for a federation runtime. */
  readonly text: string
}

export interface RemoteFiles {
  /**
   * Sets the digest of a feature's manifest. Call it before the manifest is read.
   * @param integrity digest that the manifest must have; null verifies none of this feature's files
   */
  expectManifest(url: string, integrity: string | null): void
  /**
   * Reads and verifies a manifest. Requests the script with the container at the same time, which does not run it.
   * @throws HttpError, IntegrityError, SyntaxError, ManifestError
   */
  readManifest(url: string): Promise<ReadManifest>
  /** A script that is not in the page yet, with its digest. */
  createScript(url: string): HTMLScriptElement
  /** Sets the digest of a feature's script. Call it before the script is added to the page. */
  prepareScript(script: HTMLScriptElement): void
}

/**
 * Verifies the files of features. A manifest must have the digest in remotes.json, and a script the digest in its
 * manifest.
 *
 * @param digest computes SHA-384
 */
export function createRemoteFiles(
  fetchFile: typeof fetch,
  digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>,
): RemoteFiles {
  const manifests = new Map<string, string | null>()
  const scripts = new Map<string, string>()
  const failures = new Map<string, number>()

  const verify = async (url: string, bytes: ArrayBuffer) => {
    if (manifests.get(url) !== `sha384-${base64(await digest(bytes))}`) throw new IntegrityError(url)
  }

  const isVerified = (script: string) =>
    ![...manifests].some(
      ([url, integrity]) => integrity === null && script.startsWith(new URL('.', url).href),
    )

  const prepareScript = (script: HTMLScriptElement) => {
    const url = script.src
    const failed = failures.get(url) ?? 0
    // Browsers verify the digests of other origins only for requests with CORS.
    script.crossOrigin = 'anonymous'
    if (isVerified(url)) script.integrity = scripts.get(url) ?? MATCHES_NOTHING
    // The browser has cached the content that it refused, as long as the address is the same.
    if (failed > 0) script.src = `${url}?retry=${failed}`
    script.addEventListener('error', () => failures.set(url, failed + 1))
  }

  /** Puts the script into the browser's cache. It runs only as an element of the page that has its digest. */
  const requestEntry = async (url: string) => {
    const response = await fetchFile(new URL(ENTRY, url).href, { priority: 'high' })
    await response.arrayBuffer()
  }

  return {
    expectManifest: (url, integrity) => void manifests.set(url, integrity),
    readManifest: async (url) => {
      // What is not verified may be of a server for development, whose files are not cached. If the request fails, the
      // element requests the script again and reports a failure.
      if (manifests.get(url)) requestEntry(url).catch(() => {})
      const response = await fetchFile(url)
      // An error page may parse as JSON.
      if (!response.ok) throw new HttpError(url, response.status)
      const bytes = await response.arrayBuffer()
      if (manifests.get(url) !== null) await verify(url, bytes)
      const text = new TextDecoder().decode(bytes)
      const manifest = parseManifest(text)
      for (const [file, expected] of Object.entries(manifest.integrity))
        scripts.set(new URL(file, url).href, expected)
      return { manifest, text }
    },
    createScript: (url) => {
      const script = document.createElement('script')
      script.src = url
      script.fetchPriority = 'high'
      prepareScript(script)
      return script
    },
    prepareScript,
  }
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))
