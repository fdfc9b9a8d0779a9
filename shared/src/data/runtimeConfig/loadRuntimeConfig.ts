import { isLoopback } from '@outcome-studio/shared/domain/base'
import { parseRuntimeConfig } from './parseRuntimeConfig.ts'
import type { RuntimeConfig } from './RuntimeConfig.ts'
import { RuntimeConfigError } from './RuntimeConfigError.ts'

const CONFIG_PATH = '/config.json'

/**
 * Reads the shell's runtime configuration. Emulators are ignored unless the page comes from this machine. So a wrong
 * file in production cannot turn off the verification of tokens.
 * @param hostname of the page
 * @throws RuntimeConfigError if it cannot be read, or naming every missing or malformed field
 */
export async function loadRuntimeConfig(fetchFile: typeof fetch, hostname: string): Promise<RuntimeConfig> {
  const config = parseRuntimeConfig(await readJson(fetchFile))
  return isLoopback(hostname) ? config : { ...config, emulators: null }
}

async function readJson(fetchFile: typeof fetch): Promise<unknown> {
  try {
    const response = await fetchFile(CONFIG_PATH, { cache: 'no-cache' })
    if (!response.ok) throw new RuntimeConfigError(`The server answered ${response.status}.`)
    return await response.json()
  } catch (cause) {
    throw new RuntimeConfigError(`${CONFIG_PATH} could not be read. Please reload the page.`, { cause })
  }
}
