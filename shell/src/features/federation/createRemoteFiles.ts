import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-tools/runtime'
import * as z from 'zod/mini'

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

/** A well-formed digest that no content has. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`

/** The part of a manifest that the build adds: digests by file name. */
const manifestSchema = z.object({ integrity: z.record(z.string(), z.string()) })

export interface RemoteFiles {
  /** Loads the files of features for the federation runtime. */
  readonly plugin: ModuleFederationRuntimePlugin
  /**
   * Sets the digest of a feature's manifest. Call it before the manifest is loaded.
   * @param integrity digest that the manifest must have; null verifies none of this feature's files
   */
  expectManifest(url: string, integrity: string | null): void
  /** Sets the digest of a feature's script. Call it before the script is added to the page. */
  prepareScript(script: HTMLScriptElement): void
}

/**
 * Verifies the files of features. A manifest must have the digest in remotes.json, and a script the digest in its
 * manifest. A failed load rejects with HttpError or IntegrityError.
 *
 * Also checks the status of the manifest, because the runtime would cache an error page that parses as JSON.
 *
 * @param digest computes SHA-384
 * @param onManifest called with the text of each manifest, before the runtime has it
 */
export function createRemoteFiles(
  fetchFile: typeof fetch,
  digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>,
  onManifest: (text: string) => void,
): RemoteFiles {
  const manifests = new Map<string, string | null>()
  const scripts = new Map<string, string>()
  const failures = new Map<string, number>()

  const verify = async (url: string, bytes: ArrayBuffer) => {
    if (manifests.get(url) !== `sha384-${base64(await digest(bytes))}`) throw new IntegrityError(url)
    const { integrity } = manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
    for (const [file, expected] of Object.entries(integrity)) scripts.set(new URL(file, url).href, expected)
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

  return {
    expectManifest: (url, integrity) => void manifests.set(url, integrity),
    prepareScript,
    plugin: {
      name: 'remote-files',
      fetch: async (url, init) => {
        const response = await fetchFile(url, init)
        if (!response.ok) throw new HttpError(url, response.status)
        const bytes = await response.arrayBuffer()
        if (manifests.get(url) !== null) await verify(url, bytes)
        onManifest(new TextDecoder().decode(bytes))
        return new Response(bytes)
      },
      createScript: ({ url }) => {
        const script = document.createElement('script')
        script.src = url
        script.fetchPriority = 'high'
        prepareScript(script)
        return script
      },
    },
  }
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))
